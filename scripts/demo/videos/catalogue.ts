import sharp from 'sharp'
import type { Canvas } from '../pictures/svg.ts'
import { lightShow } from './light-show.ts'
import { webm } from './webm.ts'

const FRAMES_PER_SECOND = 12
const SECONDS = 4
const CANVAS: Canvas = { width: 640, height: 360 }

/** `moment` runs from 0 to 1. */
type Film = (moment: number, canvas: Canvas) => string

interface Video extends Canvas {
  readonly frames: () => readonly string[]
}

const film = (draw: Film): Video => ({
  ...CANVAS,
  frames: () => {
    const count = FRAMES_PER_SECOND * SECONDS
    return Array.from({ length: count }, (_, index) => draw(index / count, CANVAS))
  },
})

export const videos = { lightshow: film(lightShow) } satisfies Record<string, Video>

export type VideoName = keyof typeof videos

const expose = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 62, effort: 0 }).toBuffer()

/** Turns drawn frames into a WebM. */
export const shoot = async (canvas: Canvas, frames: readonly string[]): Promise<Buffer> =>
  webm(await Promise.all(frames.map(expose)), {
    width: canvas.width,
    height: canvas.height,
    framesPerSecond: FRAMES_PER_SECOND,
  })
