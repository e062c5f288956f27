import { blackletter } from './letters.ts'
import type { Random } from './random.ts'
import {
  type Canvas,
  circle,
  document,
  ellipse,
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

const BODY =
  'M-150 210Q-190 60 -110 -40Q-100 -80 -112 -130L-96 -228L-34 -172Q0 -180 34 -172L96 -228L112 -130Q100 -80 110 -40Q190 60 150 210Z'

const eye = (x: number): string =>
  ellipse(x, -108, 27, 21, { fill: '#ffc04a' }) +
  ellipse(x, -108, 7, 20, { fill: '#0a0605' }) +
  circle(x - 6, -115, 5, { fill: '#fff' })

/** The true owner of the amp. */
const cat = (x: number, y: number, scale: number): string =>
  group(
    path('M140 190Q300 210 290 90Q286 40 250 60Q262 130 130 140Z', { fill: '#0c0808' }) +
      path(BODY, {
        fill: fill('fur'),
        stroke: '#ff9a4a',
        'stroke-opacity': '0.35',
        'stroke-width': 3,
      }) +
      path('M-86 -196L-44 -166L-82 -142ZM86 -196L44 -166L82 -142Z', { fill: '#4a2420' }) +
      eye(-48) +
      eye(48) +
      path('M-10 -72H10L0 -60Z', { fill: '#7a3a34' }) +
      path('M0 -60Q-4 -44 -22 -46M0 -60Q4 -44 22 -46', {
        stroke: '#5a2c28',
        'stroke-width': 4,
        fill: 'none',
      }) +
      [-1, 1]
        .map((side) =>
          times(3, (i) =>
            line([side * 40, -66 + i * 9], [side * 150, -86 + i * 26], {
              stroke: '#f7eedd',
              'stroke-opacity': '0.5',
              'stroke-width': 2.4,
            }),
          ),
        )
        .join('') +
      path('M-112 -30Q0 30 112 -30L116 -8Q0 54 -116 -8Z', {
        fill: '#0a0706',
        stroke: '#3a302a',
        'stroke-width': 3,
      }) +
      times(9, (i) =>
        group(path('M-9 0L0 -26L9 0Z', { fill: fill('chrome') }), {
          x: -96 + i * 24,
          y: 6 + Math.sin(((i + 0.5) / 9) * Math.PI) * 26,
          turn: (i - 4) * -7,
        }),
      ) +
      [-60, 60].map((dx) => ellipse(dx, 206, 52, 26, { fill: '#120c0b' })).join(''),
    { x, y, scale },
  )

const grille = ({ width, height }: Canvas, top: number): string =>
  times(
    (width - 320) / 15,
    (i) =>
      line([160 + i * 15, top + 190], [260 + i * 15, height], {
        stroke: '#2e2520',
        'stroke-width': 5,
      }) +
      line([160 + i * 15, top + 190], [60 + i * 15, height], {
        stroke: '#211a16',
        'stroke-width': 5,
      }),
  )

export const catOnAmp =
  (maker: string) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const top = height * 0.58
    const defs =
      radial('room', '0 #7a3416, 0.5 #2e120a, 1 #0a0403', [0.5, 0.32], 0.7) +
      linear('fur', '0 #2a1d1b, 0.4 #120c0b, 1 #080505') +
      linear('chrome', '0 #fffaf0, 1 #6f655c') +
      linear('tolex', '0 #1d1715, 1 #080606') +
      glow('lamp', '#ff9a4a', 0.5)
    const lights = times(24, () =>
      circle(random.between(0, width), random.between(0, top * 0.8), random.between(14, 52), {
        fill: random.pick(['#ffb060', '#ff7a3a', '#ffd9a0']),
        'fill-opacity': random.between(0.04, 0.2).toFixed(2),
      }),
    )
    const knobs = times(
      7,
      (i) =>
        circle(width * 0.52 + i * 84, top + 92, 28, {
          fill: '#0b0908',
          stroke: '#b8943f',
          'stroke-width': 5,
        }) +
        group(rect(-3, -27, 6, 20, { fill: '#f7eedd' }), {
          x: width * 0.52 + i * 84,
          y: top + 92,
          turn: 100 + i * 8,
        }),
    )
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('room') }) +
        lights +
        circle(width * 0.5, height * 0.3, height * 0.42, { fill: fill('lamp') }) +
        rect(60, top, width - 120, height, { fill: fill('tolex'), rx: 22 }) +
        rect(100, top + 26, width - 200, 132, {
          fill: '#0d0a09',
          stroke: '#b8943f',
          'stroke-width': 4,
          rx: 8,
        }) +
        blackletter(maker, { x: width * 0.28, y: top + 126, size: 66, colour: '#e9dfd0' }) +
        knobs +
        grille(canvas, top) +
        cat(width * 0.5, top - 206 * 1.05, 1.15),
    )
  }
