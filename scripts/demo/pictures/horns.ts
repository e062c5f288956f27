import { crowd, specks } from './crowd.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import {
  type Canvas,
  type Point,
  circle,
  document,
  fill,
  glow,
  group,
  path,
  polygon,
  radial,
  rect,
  times,
} from './svg.ts'

const HAND =
  'M-62 620L-52 250Q-92 200 -96 130L-92 30L-112 -150Q-112 -186 -84 -184Q-62 -182 -56 -150L-40 10Q-30 -22 0 -16Q28 -24 40 6L66 -210Q74 -244 102 -236Q124 -228 118 -194L96 60Q150 40 156 66Q160 90 112 120L92 190Q80 232 58 252L74 620Z'

const rays = (random: Random, palette: Palette, centre: Point): string =>
  times(40, (i) => {
    const wide = random.between(8, 40)
    return group(
      polygon(
        [
          [-wide * 0.1, 0],
          [wide * 0.1, 0],
          [wide, -1500],
          [-wide, -1500],
        ],
        { fill: palette.beam, 'fill-opacity': random.between(0.03, 0.14).toFixed(2) },
      ),
      { x: centre[0], y: centre[1], turn: i * 9 + random.between(-4, 4) },
    )
  })

const hand = (palette: Palette): string =>
  path(HAND, { fill: '#060303' }) +
  path('M-40 10Q-44 60 -30 74M0 -16Q-6 50 2 72M40 6Q44 56 34 74M112 120Q70 120 40 96', {
    fill: 'none',
    stroke: palette.mid,
    'stroke-opacity': '0.6',
    'stroke-width': 5,
  }) +
  rect(-76, 300, 150, 74, {
    fill: '#0e0a09',
    stroke: palette.mid,
    'stroke-opacity': '0.5',
    'stroke-width': 3,
  }) +
  times(5, (i) =>
    path('M-11 0L0 -34L11 0Z', {
      fill: palette.hot,
      transform: `translate(${String(-58 + i * 29)} 348)`,
    }),
  )

/** One hand, everything said. */
export const horns =
  (palette: Palette) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const centre = [width * 0.52, height * 0.42] as const
    const defs =
      radial(
        'back',
        `0 #fff6e0, 0.08 ${palette.hot}, 0.32 ${palette.mid}, 0.68 ${palette.deep}, 1 ${palette.night}`,
        [0.52, 0.42],
        0.75,
      ) + glow('flare', palette.beam, 0.5)
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('back') }) +
        rays(random, palette, centre) +
        circle(centre[0], centre[1], height * 0.36, { fill: fill('flare') }) +
        crowd(random, canvas, {
          top: height * 0.86,
          scale: height / 1300,
          horns: 0.35,
          shades: [palette.deep, palette.night, '#030202'],
        }) +
        group(hand(palette), {
          x: centre[0] - 10,
          y: centre[1] + 40,
          turn: random.between(-6, 6),
          scale: height / 1100,
        }) +
        specks(random, canvas, palette.hot, 110),
    )
  }
