import { blackletter, capitals, textWidth } from './letters.ts'
import type { Random } from './random.ts'
import {
  type Canvas,
  circle,
  document,
  fill,
  group,
  line,
  linear,
  radial,
  rect,
  times,
} from './svg.ts'

const SPINES: readonly [string, ...string[]] = [
  '#14100e',
  '#1d1513',
  '#2a0d0b',
  '#0e1a22',
  '#1a1226',
  '#241a10',
  '#11190f',
  '#3a0f0c',
  '#d9cdbb',
  '#8f1712',
  '#0a0908',
]
const INKS: readonly [string, ...string[]] = ['#e9dfd0', '#e3b04b', '#ff8a5a', '#b9d6e6', '#c7e0a0']

const spine = (random: Random, x: number, width: number, height: number, band: string): string => {
  const cloth = random.pick(SPINES)
  const ink = cloth === '#d9cdbb' ? '#1b1210' : random.pick(INKS)
  const lettering = random.chance(0.6) ? blackletter : capitals
  const size = Math.min(width * 0.62, (height * 0.72) / textWidth(band, 1))
  return group(
    rect(0, -height, width - 1.5, height, { fill: cloth }) +
      rect(0, -height, width, height, { fill: fill('round') }) +
      group(lettering(band, { x: 0, y: size / 2, size, colour: ink }), {
        x: width / 2,
        y: -height / 2,
        turn: 90,
      }) +
      (random.chance(0.3) ? rect(2, -26, width - 6, 12, { fill: ink, 'fill-opacity': '0.7' }) : ''),
    { x, y: 0, turn: random.chance(0.06) ? 2.5 : 0 },
  )
}

const board = (
  random: Random,
  y: number,
  width: number,
  height: number,
  bands: readonly [string, ...string[]],
): string => {
  let x = 30
  let out = ''
  while (x < width - 60) {
    const thick = random.between(22, 44)
    out += spine(random, x, thick, height * random.between(0.96, 1), random.pick(bands))
    x += thick
  }
  return (
    group(out, { y }) +
    rect(0, y, width, 30, { fill: fill('wood') }) +
    rect(0, y + 26, width, 34, { fill: '#000', 'fill-opacity': '0.5' })
  )
}

/** Two boards of records. Alphabetical, of course. */
export const shelf =
  (bands: readonly [string, ...string[]]) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const defs =
      linear('round', '0 #000 0.55, 0.3 #fff 0.1, 1 #000 0.55', [1, 0]) +
      linear('wood', '0 #6a3e22, 1 #2a160b') +
      radial('light', '0 #ffb870 0.3, 0.5 #ff9a50 0.08, 1 #000 0.62', [0.34, 0.3], 0.8)
    const bulbs = times(
      9,
      (i) =>
        circle(80 + i * (width / 8.5), 26 + (i % 2) * 16, 7, { fill: '#ffd9a0' }) +
        circle(80 + i * (width / 8.5), 26 + (i % 2) * 16, 26, {
          fill: '#ffb060',
          'fill-opacity': '0.2',
        }),
    )
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: '#120a06' }) +
        board(random, height * 0.48, width, height * 0.41, bands) +
        board(random, height * 0.95, width, height * 0.41, bands) +
        line([0, 20], [width, 34], { stroke: '#000', 'stroke-width': 4 }) +
        bulbs +
        rect(0, 0, width, height, { fill: fill('light') }),
    )
  }
