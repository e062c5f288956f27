import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { ROOT } from '../root.ts'

/** Writes the pictures that the web app manifest names, from the logo and the picture of the README. */

const PUBLIC = join(ROOT, 'frontend/public')
const LOGO = join(PUBLIC, 'logo.svg')
const README_PICTURE = join(ROOT, 'docs/images/feed.webp')
const BACKGROUND = '#0f0c0b'
const VIEW_BOX = 96
const DPI = 72

/** Android cuts a maskable icon to any shape within four fifths of its width; the corners of the logo must fit too. */
const MASKABLE_SHARE = 0.56

const logo = (size: number): Promise<Buffer> =>
  sharp(LOGO, { density: (DPI * size) / VIEW_BOX })
    .resize(size, size)
    .png()
    .toBuffer()

const onBackground = async (size: number, share: number, file: string): Promise<void> => {
  const layers: OverlayOptions[] = [{ input: await logo(Math.round(size * share)) }]
  await sharp({ create: { width: size, height: size, channels: 4, background: BACKGROUND } })
    .composite(layers)
    .png({ palette: true })
    .toFile(join(PUBLIC, file))
}

/** Android shows only the alpha channel of a badge. */
const badge = async (size: number, file: string): Promise<void> => {
  await sharp(await logo(size))
    .linear([0, 0, 0, 1], [255, 255, 255, 0])
    .png()
    .toFile(join(PUBLIC, file))
}

const screenshot = async (left: number, width: number, file: string): Promise<void> => {
  await sharp(README_PICTURE)
    .extract({ left, top: 0, width, height: 800 })
    .webp({ quality: 80 })
    .toFile(join(PUBLIC, file))
}

await onBackground(192, 0.84, 'icon-192.png')
await onBackground(512, 0.84, 'icon-512.png')
await onBackground(512, MASKABLE_SHARE, 'icon-maskable-512.png')
await badge(96, 'badge-96.png')
await screenshot(0, 1280, 'screenshot-wide.webp')
await screenshot(1304, 370, 'screenshot-narrow.webp')
