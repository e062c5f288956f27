import type { Random } from './random.ts'
import { type Canvas, circle, ellipse, group, path, times } from './svg.ts'

const HAND =
  'M-11 150L-8 52L-16 36L-17 10L-22 -24Q-21 -30 -15 -28L-9 6Q-4 0 0 5Q4 0 8 5L12 -34Q17 -40 21 -34L18 14L24 22L16 38L9 52L12 150Z'
const FIST =
  'M-12 150L-9 54L-18 38L-18 14Q-14 6 -8 9Q-4 4 0 8Q4 4 8 9Q15 6 18 16L17 40L9 54L13 150Z'
const PHONE = 'M-10 150L-8 52L-16 34L-16 12L-12 12L-12 -14L14 -14L14 12L18 14L16 36L9 52L11 150Z'

interface Row {
  readonly y: number
  readonly scale: number
  readonly fill: string
  readonly horns: number
}

const head = (random: Random, x: number, y: number, scale: number, fill: string): string => {
  const size = 34 * scale * random.between(0.88, 1.12)
  const hair = random.chance(0.55)
    ? path(
        `M${String(-size)} 0Q${String(-size * 1.35)} ${String(size * 2)} ${String(-size * 0.9)} ${String(size * 3)}H${String(size * 0.9)}Q${String(size * 1.4)} ${String(size * 1.8)} ${String(size)} 0Z`,
        { fill },
      )
    : ''
  return group(
    ellipse(0, size * 2.6, size * 2.1, size * 1.7, { fill }) +
      hair +
      ellipse(0, 0, size * 0.86, size, { fill }),
    { x, y, turn: random.between(-9, 9) },
  )
}

const arm = (random: Random, x: number, y: number, row: Row): string => {
  const shape = random.chance(0.72) ? HAND : random.pick([FIST, HAND, PHONE])
  const size = row.scale * random.between(1.05, 1.5)
  const flip = random.chance(0.5) ? -1 : 1
  return group(path(shape, { fill: row.fill }), {
    x,
    y: y - random.between(70, 170) * row.scale,
    turn: random.between(-24, 24),
    scale: [size * flip, size],
  })
}

const row = (random: Random, width: number, part: Row): string => {
  const step = 78 * part.scale
  return times(width / step + 2, (index) => {
    const x = index * step + random.between(-0.3, 0.3) * step - step / 2
    const y = part.y + random.between(-20, 16) * part.scale
    const raised = random.chance(part.horns) ? arm(random, x + step * 0.4, y, part) : ''
    return raised + head(random, x, y, part.scale, part.fill)
  })
}

/** People seen from behind, three rows deep, darker towards the viewer; `horns` is how many arms are up. */
export const crowd = (
  random: Random,
  canvas: Canvas,
  options: {
    top: number
    scale?: number
    horns?: number
    shades: readonly [string, string, string]
  },
): string => {
  const { top, scale = 1, horns = 0.5, shades } = options
  const rows: readonly Row[] = [
    { y: top, scale: scale * 0.55, fill: shades[0], horns: horns * 0.7 },
    { y: top + 60 * scale, scale: scale * 0.82, fill: shades[1], horns },
    { y: top + 150 * scale, scale: scale * 1.25, fill: shades[2], horns: horns * 0.8 },
  ]
  return rows.map((part) => row(random, canvas.width, part)).join('')
}

/** Specks in the air: embers, dust, snow. */
export const specks = (random: Random, canvas: Canvas, colour: string, count: number): string =>
  times(count, () =>
    circle(
      random.between(0, canvas.width),
      random.between(0, canvas.height),
      random.between(0.8, 3.4),
      { fill: colour, 'fill-opacity': String(Math.round(random.between(0.15, 0.8) * 100) / 100) },
    ),
  )
