import sharp, { type Sharp } from 'sharp'
import { random } from './random.ts'

const GRAIN = 192

/** Film grain: hides the banding of dark gradients and takes the vector look away. */
const grain = (): Sharp => {
  const chance = random('grain')
  const pixels = new Uint8Array(GRAIN * GRAIN).map(() => chance.whole(112, 144))
  return sharp(pixels, { raw: { width: GRAIN, height: GRAIN, channels: 1 } })
}

let tile: Promise<Buffer> | undefined

export interface Rendition {
  readonly full: Buffer
  readonly preview: Buffer
}

export const PREVIEW_WIDTH = 720

export const render = async (svg: string): Promise<Rendition> => {
  tile ??= grain().toColourspace('srgb').png().toBuffer()
  const picture = sharp(Buffer.from(svg)).composite([
    { input: await tile, tile: true, blend: 'soft-light' },
  ])
  const pixels = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const again = (): Sharp => sharp(pixels.data, { raw: pixels.info })
  const [full, preview] = await Promise.all([
    again().webp({ quality: 80, effort: 2 }).toBuffer(),
    again().resize({ width: PREVIEW_WIDTH }).webp({ quality: 76, effort: 2 }).toBuffer(),
  ])
  return { full, preview }
}
