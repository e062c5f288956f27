import { blackletter, capitals, textWidth } from './letters.ts'
import { logo } from './logo.ts'
import type { Random } from './random.ts'
import { SIGNS, type Sign } from './signs.ts'
import {
  type Canvas,
  type Point,
  circle,
  document,
  fill,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  rect,
  times,
} from './svg.ts'

type Shape = 'square' | 'round' | 'shield' | 'strip'

const outline = (shape: Shape, size: number): string => {
  const s = String(size)
  const half = String(size * 0.42)
  if (shape === 'round') return `M-${s} 0A${s} ${s} 0 1 1 ${s} 0A${s} ${s} 0 1 1 -${s} 0Z`
  if (shape === 'shield')
    return `M-${s} -${s}H${s}V${half}Q${s} ${s} 0 ${String(size * 1.35)}Q-${s} ${s} -${s} ${half}Z`
  if (shape === 'strip')
    return `M-${String(size * 1.8)} -${half}H${String(size * 1.8)}V${half}H-${String(size * 1.8)}Z`
  return `M-${s} -${s}H${s}V${s}H-${s}Z`
}

export interface Patch {
  readonly shape: Shape
  readonly at: Point
  readonly size: number
  readonly name: string
  readonly cloth: string
  readonly thread: string
  readonly sign?: Sign
}

const patch = (random: Random, part: Patch): string => {
  const { shape, size, thread, sign } = part
  const room = size * (shape === 'strip' ? 3.1 : 1.55)
  const letter = Math.min(
    (room / textWidth(part.name, 1)) * 1,
    size * (shape === 'strip' ? 0.5 : 0.42),
  )
  const d = outline(shape, size)
  const textY = sign ? -size * 0.42 : letter * 0.5
  const lettering =
    random.chance(0.5) && shape !== 'strip'
      ? logo(random, part.name, { x: 0, y: textY, size: letter * 0.82, colour: thread })
      : blackletter(part.name, { x: 0, y: textY, size: letter, colour: thread })
  return group(
    group(path(d, { fill: '#000', 'fill-opacity': '0.45' }), { x: 7, y: 10 }) +
      path(d, { fill: part.cloth, stroke: thread, 'stroke-width': Math.max(6, size * 0.05) }) +
      group(
        path(d, {
          fill: 'none',
          stroke: '#e8dcc8',
          'stroke-opacity': '0.55',
          'stroke-width': 3,
          'stroke-dasharray': '13 9',
        }),
        { scale: 1.03 },
      ) +
      (sign
        ? group(path(SIGNS[sign], { fill: thread, 'fill-rule': 'evenodd' }), {
            y: size * 0.32,
            scale: size / 135,
          })
        : '') +
      lettering,
    { x: part.at[0], y: part.at[1], turn: random.between(-5, 5) },
  )
}

const denim = (random: Random, canvas: Canvas): string =>
  times(canvas.height / 7, (i) =>
    line([0, i * 7], [canvas.width, i * 7 - 90], {
      stroke: '#fff',
      'stroke-opacity': random.between(0.01, 0.055).toFixed(3),
      'stroke-width': 3,
    }),
  ) +
  times(34, () =>
    circle(
      random.between(0, canvas.width),
      random.between(0, canvas.height),
      random.between(30, 150),
      { fill: '#fff', 'fill-opacity': '0.012' },
    ),
  )

const seam = (x: number, height: number): string =>
  rect(x - 11, 0, 22, height, { fill: '#000', 'fill-opacity': '0.22' }) +
  [-8, 8]
    .map((dx) =>
      line([x + dx, 0], [x + dx, height], {
        stroke: '#c98a4a',
        'stroke-opacity': '0.8',
        'stroke-width': 3,
        'stroke-dasharray': '15 8',
      }),
    )
    .join('')

const stud = (x: number, y: number): string =>
  polygon(
    [
      [x, y - 15],
      [x + 13, y],
      [x, y + 15],
      [x - 13, y],
    ],
    { fill: fill('stud') },
  )

/** A battle vest up close: denim, seams, studs and the patches one has earned. */
export const vest =
  (cloth: string, patches: readonly Patch[], label?: string) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const defs =
      linear('cloth', `0 ${cloth}, 1 #0b0a0c`) +
      linear('stud', '0 #fff6e6, 0.5 #8b8177, 1 #2b2622', [1, 1]) +
      radial('dark', '0 #000 0, 1 #000 0.5', [0.5, 0.45], 0.78)
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('cloth') }) +
        denim(random, canvas) +
        seam(width * 0.1, height) +
        seam(width * 0.9, height) +
        times(width / 46, (i) => stud(24 + i * 46, 32)) +
        patches.map((part) => patch(random, part)).join('') +
        (label
          ? capitals(label, { x: width / 2, y: height - 36, size: 26, colour: '#c9bba8' })
          : '') +
        rect(0, 0, width, height, { fill: fill('dark') }),
    )
  }
