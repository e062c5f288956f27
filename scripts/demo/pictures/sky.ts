import type { Random } from './random.ts'
import { type Canvas, type Point, circle, fill, group, polygon, times } from './svg.ts'

export const stars = (random: Random, canvas: Canvas, share: number): string =>
  times(canvas.width / 8, () =>
    circle(
      random.between(0, canvas.width),
      random.between(0, canvas.height * share),
      random.between(0.5, 2.1),
      {
        fill: '#fff',
        'fill-opacity': random.between(0.2, 0.9).toFixed(2),
      },
    ),
  )

/** Needs a gradient `halo` in the document. */
export const moon = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r * 4, { fill: fill('halo') }) +
  circle(x, y, r, { fill: colour }) +
  [
    [-0.3, -0.2, 0.22],
    [0.25, 0.3, 0.3],
    [0.4, -0.35, 0.12],
    [-0.15, 0.5, 0.13],
  ]
    .map(([dx = 0, dy = 0, size = 0]) =>
      circle(x + dx * r, y + dy * r, size * r, { fill: '#000', 'fill-opacity': '0.09' }),
    )
    .join('')

/** A mountain line by halving: rough in the large, rough in the small. */
const ridge = (random: Random, from: Point, to: Point, rough: number): readonly Point[] => {
  if (to[0] - from[0] < 14) return [to]
  const middle: Point = [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2 + random.between(-rough, rough),
  ]
  return [...ridge(random, from, middle, rough * 0.54), ...ridge(random, middle, to, rough * 0.54)]
}

export const mountains = (
  random: Random,
  canvas: Canvas,
  y: number,
  rough: number,
  colour: string,
): string => {
  const start: Point = [0, y + random.between(-0.3, 0.3) * rough]
  const end: Point = [canvas.width, y + random.between(-0.3, 0.3) * rough]
  return polygon(
    [start, ...ridge(random, start, end, rough), [canvas.width, canvas.height], [0, canvas.height]],
    { fill: colour },
  )
}

const TIERS = 9

const fir = (random: Random, height: number, colour: string): string => {
  const half = height * random.between(0.15, 0.22)
  const side = (sign: 1 | -1): readonly Point[] =>
    Array.from({ length: TIERS }, (_, index) => (index + 1) / TIERS).flatMap((down): Point[] => {
      const reach = sign * half * down * random.between(0.75, 1.15)
      const y = height * (0.94 * down - 1)
      return [
        [reach, y + height * 0.03],
        [reach * 0.45, y],
      ]
    })
  const points: readonly Point[] = [[0, -height], ...side(-1), [0, 0], ...side(1).toReversed()]
  return polygon(points, { fill: colour })
}

export const firs = (
  random: Random,
  canvas: Canvas,
  y: number,
  height: number,
  colour: string,
): string =>
  times(canvas.width / (height * 0.2), (index) =>
    group(fir(random, height * random.between(0.6, 1.15), colour), {
      x: index * height * 0.2 + random.between(-0.1, 0.1) * height,
      y: y + random.between(0, 0.08) * height,
    }),
  )
