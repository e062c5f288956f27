import sharp, { type Sharp } from 'sharp'
import { random } from './random.ts'

/** Prime, so that the grain never lines up with the rows of a picture. */
const GRAIN = 65_521
const STRENGTH = 4

const chance = random('grain')
const grain = Int8Array.from({ length: GRAIN }, () => chance.whole(-STRENGTH, STRENGTH))

/** Film grain: hides the banding of dark gradients and takes the vector look away. */
const roughen = (pixels: Uint8ClampedArray): void => {
  for (let at = 0, pixel = 0; at < pixels.length; at += 3, pixel++) {
    const shade = grain[pixel % GRAIN] ?? 0
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = (pixels[channel] ?? 0) + shade
    }
  }
}

export interface Rendition {
  readonly full: Buffer
  readonly preview: Buffer
}

const PREVIEW_WIDTH = 720

export const render = async (svg: string): Promise<Rendition> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  roughen(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length))
  const picture = (): Sharp => sharp(data, { raw: info })
  const [full, preview] = await Promise.all([
    picture().webp({ quality: 80, effort: 2 }).toBuffer(),
    picture().resize({ width: PREVIEW_WIDTH }).webp({ quality: 76, effort: 2 }).toBuffer(),
  ])
  return { full, preview }
}
