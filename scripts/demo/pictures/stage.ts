import { crowd, specks } from './crowd.ts'
import { logo } from './logo.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import {
  type Canvas,
  circle,
  document,
  ellipse,
  fill,
  glow,
  group,
  linear,
  path,
  polygon,
  radial,
  rect,
  times,
} from './svg.ts'

const BODY =
  'M-24 -96Q-44 -92 -44 -66L-36 -20L-28 0L-36 44L-62 124H-30L-4 44L22 124H66L40 40L28 0L36 -24L44 -66Q44 -92 24 -96Z'
const HAIR =
  'M-22 -118Q-24 -148 0 -148Q24 -148 22 -118Q34 -84 26 -48L14 -66L8 -40L0 -64L-10 -38L-16 -64L-28 -46Q-34 -86 -22 -118Z'
const GUITAR =
  'M-62 -30L-30 -46L-14 -40L70 -90L66 -96L94 -112L100 -100L76 -82L-6 -28L-14 -10L-44 2L-66 -8L-46 -18Z'
const FIST = 'M20 -88L58 -136L52 -160L64 -176L82 -166L76 -134L44 -66Z'
const MICROPHONE =
  'M-30 -104L-24 -112L-8 -100L-14 -92ZM-24 -96L-60 120H-54L-18 -94ZM-92 120H-24V126H-92Z'

const DARK = '#060303'

/** Drawn apart: one path of all would have holes where they overlap. */
const figure = (...parts: readonly string[]): string =>
  parts.map((d) => path(d, { fill: DARK })).join('')

const drummer = (x: number, y: number, scale: number, colour: string): string =>
  group(
    circle(0, -120, 20, { fill: colour }) +
      path('M-34 -40Q-36 -102 0 -102Q36 -102 34 -40Z', { fill: colour }) +
      path(
        'M-34 -84L-72 -118L-66 -130L-104 -206L-98 -210L-54 -130L-20 -98ZM34 -84L72 -124L66 -136L92 -222L98 -220L84 -126L24 -98Z',
        { fill: colour },
      ) +
      path('M-24 -128Q-22 -150 0 -150Q22 -150 24 -128L34 -66L12 -92H-12L-34 -66Z', {
        fill: colour,
      }) +
      circle(0, 0, 58, { fill: colour }) +
      [-96, 96]
        .map(
          (dx) =>
            ellipse(dx, -50, 44, 7, { fill: colour }) + rect(dx - 2, -50, 4, 110, { fill: colour }),
        )
        .join('') +
      [-46, 46].map((dx) => rect(dx - 30, -66, 60, 40, { fill: colour, rx: 6 })).join('') +
      [-100, 100].map((dx) => rect(dx - 34, -10, 68, 66, { fill: colour, rx: 6 })).join(''),
    { x, y, scale },
  )

const beams = (random: Random, canvas: Canvas, palette: Palette, count: number): string =>
  times(count, (index) => {
    const from = ((index + 0.5) / count) * canvas.width
    const lean = random.between(-0.16, 0.16) * canvas.width
    const wide = random.between(46, 110)
    return (
      polygon(
        [
          [from - 7, 30],
          [from + 7, 30],
          [from + lean + wide, canvas.height * 0.78],
          [from + lean - wide, canvas.height * 0.78],
        ],
        { fill: fill('beam'), 'fill-opacity': random.between(0.35, 0.95).toFixed(2) },
      ) +
      circle(from, 30, 26, { fill: fill('lamp') }) +
      circle(from, 30, 7, { fill: palette.beam })
    )
  })

const truss = (canvas: Canvas): string =>
  rect(0, 0, canvas.width, 26, { fill: '#050303' }) +
  times(canvas.width / 40, (i) =>
    path(`M${String(i * 40)} 26l20 -20l20 20`, {
      stroke: '#241a16',
      'stroke-width': 3,
      fill: 'none',
    }),
  )

const stack = (x: number, y: number, rows: number): string =>
  times(rows, (index) => {
    const top = y - (index + 1) * 74
    return (
      rect(x - 52, top, 104, 70, { fill: '#070505', stroke: '#1d1411', 'stroke-width': 2 }) +
      circle(x - 24, top + 36, 20, { fill: '#0e0a09', stroke: '#231915', 'stroke-width': 2 }) +
      circle(x + 24, top + 36, 20, { fill: '#0e0a09', stroke: '#231915', 'stroke-width': 2 })
    )
  })

const players = (centre: number, floor: number, width: number): string =>
  drummer(centre - width * 0.03, floor - 96, 1.15, '#0a0504') +
  [-0.25, 0.24]
    .map((dx, i) =>
      group(figure(BODY, HAIR, GUITAR), {
        x: centre + dx * width,
        y: floor - 40,
        scale: [i ? -1.25 : 1.25, 1.25],
      }),
    )
    .join('') +
  group(figure(BODY, HAIR, FIST, MICROPHONE), {
    x: centre + width * 0.085,
    y: floor - 30,
    scale: 1.3,
  })

interface Show {
  readonly palette: Palette
  readonly banner?: string
  readonly beams: number
  readonly band: boolean
}

/** A show seen from the crowd: light, smoke, silhouettes, horns. */
export const stage =
  ({ palette, banner, beams: count, band }: Show) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const floor = height * 0.74
    const centre = width * random.between(0.42, 0.58)
    const defs =
      radial(
        'back',
        `0 ${palette.hot}, 0.22 ${palette.mid}, 0.6 ${palette.deep}, 1 ${palette.night}`,
        [centre / width, 0.6],
        0.62,
      ) +
      linear('beam', `0 ${palette.beam} 0.62, 0.55 ${palette.beam} 0.16, 1 ${palette.beam} 0`) +
      glow('lamp', palette.beam) +
      glow('smoke', palette.hot, 0.32) +
      linear('floor', `0 ${palette.night} 0, 1 #000 0.92`)
    const smoke = times(9, () =>
      ellipse(
        random.between(0, width),
        floor - random.between(-30, 130),
        random.between(160, 380),
        random.between(50, 120),
        { fill: fill('smoke') },
      ),
    )
    const wall = [0.07, 0.145, 0.855, 0.93]
      .map((at, i) => stack(at * width, floor, i % 3 ? 3 : 4))
      .join('')
    const cloth = banner
      ? logo(random, banner, {
          x: centre,
          y: height * 0.36,
          size: height * 0.11,
          colour: palette.night,
        })
      : ''
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('back') }) +
        cloth +
        beams(random, canvas, palette, count) +
        smoke +
        wall +
        (band ? players(centre, floor, width) : '') +
        rect(0, floor - 140, width, height, { fill: fill('floor') }) +
        truss(canvas) +
        crowd(random, canvas, {
          top: height * 0.76,
          scale: height / 1050,
          horns: 0.6,
          shades: [palette.deep, palette.night, '#020201'],
        }) +
        specks(random, canvas, palette.hot, 70),
    )
  }
