import type { Random } from './random.ts'
import {
  type Canvas,
  circle,
  document,
  fill,
  glow,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  times,
} from './svg.ts'

const FLYING_V =
  'M-46 -150Q-60 -60 -120 80L-270 420Q-284 470 -236 464Q-196 458 -176 420L0 120L176 420Q196 458 236 464Q284 470 270 420L120 80Q60 -60 46 -150Z'
const STAR =
  'M-46 -150Q-70 -90 -150 -60L-330 -130Q-360 -130 -346 -100L-150 90L-300 420Q-306 452 -268 440L0 230L330 500Q366 520 356 470L170 70L290 -190Q300 -226 262 -206L110 -70Q66 -90 46 -150Z'

const neck = (inlay: string): string =>
  rect(-40, -760, 80, 640, { fill: '#1c110b' }) +
  rect(-40, -760, 80, 640, { fill: fill('wood') }) +
  times(16, (i) => rect(-40, -760 + i * i * 1.1 + i * 24, 80, 5, { fill: '#d9cdbb' })) +
  times(5, (i) => path(`M0 ${String(-700 + i * 92)}l13 15l-13 15l-13 -15Z`, { fill: inlay })) +
  path('M-40 -760L-66 -800L-30 -990L60 -1030L34 -930L60 -800L40 -760Z', { fill: fill('body') }) +
  times(6, (i) => circle(i % 2 ? 44 : -52, -800 - i * 34, 13, { fill: fill('chrome') }))

const hardware = (): string =>
  rect(-70, -80, 140, 44, { fill: '#0b0908', rx: 6 }) +
  rect(-70, 20, 140, 44, { fill: '#0b0908', rx: 6 }) +
  times(12, (i) => circle(-50 + (i % 6) * 20, i < 6 ? -58 : 42, 5, { fill: fill('chrome') })) +
  rect(-66, 96, 132, 30, { fill: fill('chrome'), rx: 6 }) +
  [0, 1, 2]
    .map((i) =>
      circle(104 + i * 30, 150 + i * 62, 22, {
        fill: '#0b0908',
        stroke: '#8d8177',
        'stroke-width': 4,
      }),
    )
    .join('') +
  times(6, (i) =>
    line([-30 + i * 12, -1000], [-30 + i * 12, 110], {
      stroke: '#f7eedd',
      'stroke-opacity': '0.85',
      'stroke-width': 3.4 - i * 0.4,
    }),
  )

interface Axe {
  readonly shape: 'v' | 'star'
  readonly body: readonly [light: string, dark: string]
  readonly wall: readonly [light: string, dark: string]
}

const bricks = (random: Random): string =>
  times(17, (row) =>
    times(12, (column) =>
      rect(column * 150 - (row % 2) * 75 - 20, row * 66, 142, 58, {
        fill: random.pick(['#fff', '#000', '#000']),
        'fill-opacity': random.between(0.02, 0.14).toFixed(2),
        rx: 4,
      }),
    ),
  )

/** A guitar leaning against the rehearsal room wall. */
export const guitar =
  ({ shape, body, wall }: Axe) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const defs =
      radial('wall', `0 ${wall[0]}, 1 ${wall[1]}`, [0.62, 0.36], 0.8) +
      linear('body', `0 ${body[0]}, 0.6 ${body[1]}, 1 ${body[1]}`, [0.7, 1]) +
      linear('wood', '0 #000 0.5, 0.5 #7a4a26 0.5, 1 #000 0.6', [1, 0]) +
      linear('chrome', '0 #fffaf0, 0.5 #8d8177, 1 #4b433d', [1, 1]) +
      linear('gloss', '0 #fff 0.42, 0.3 #fff 0', [0.6, 1]) +
      glow('lamp', body[0], 0.4)
    const d = shape === 'v' ? FLYING_V : STAR
    const instrument =
      group(
        path(d, { fill: '#000', 'fill-opacity': '0.5' }) +
          rect(-40, -800, 80, 700, { fill: '#000', 'fill-opacity': '0.4' }),
        { x: 34, y: 30 },
      ) +
      path(d, {
        fill: fill('body'),
        stroke: '#0a0605',
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }) +
      path(d, { fill: fill('gloss') }) +
      neck('#f7eedd') +
      hardware()
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('wall') }) +
        bricks(random) +
        circle(width * 0.6, height * 0.4, height * 0.6, { fill: fill('lamp') }) +
        rect(0, height * 0.93, width, height * 0.1, { fill: '#000', 'fill-opacity': '0.55' }) +
        group(instrument, { x: width * 0.44, y: height * 0.63, turn: 24, scale: height / 1580 }),
    )
  }
