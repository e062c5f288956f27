import sharp from 'sharp'
import type { Canvas } from '../pictures/svg.ts'
import { lightShow } from './light-show.ts'
import { webm } from './webm.ts'

const FRAMES_PER_SECOND = 12
const SECONDS = 4
const CANVAS: Canvas = { width: 640, height: 360 }

/** `moment` runs from 0 to 1. */
type Film = (moment: number, canvas: Canvas) => string

const film = async (draw: Film): Promise<Buffer> => {
  const count = FRAMES_PER_SECOND * SECONDS
  const frames = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      sharp(Buffer.from(draw(i / count, CANVAS)))
        .removeAlpha()
        .webp({ quality: 62, effort: 0 })
        .toBuffer(),
    ),
  )
  return webm(frames, { ...CANVAS, framesPerSecond: FRAMES_PER_SECOND })
}

export const videos = {
  lightshow: { ...CANVAS, make: () => film(lightShow) },
} satisfies Record<string, Canvas & { make: () => Promise<Buffer> }>

export type VideoName = keyof typeof videos
