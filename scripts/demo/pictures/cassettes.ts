import { blackletter, capitals, textWidth } from './letters.ts'
import type { Random } from './random.ts'
import { type Canvas, circle, document, fill, group, linear, radial, rect, times } from './svg.ts'

const reel = (x: number): string =>
  circle(x, 0, 46, { fill: '#0b0908', stroke: '#f7eedd', 'stroke-width': 6 }) +
  times(6, (i) => group(rect(-5, -40, 10, 16, { fill: '#f7eedd' }), { x, turn: i * 60 }))

interface Tape {
  readonly name: string
  readonly shell: string
  readonly label: string
  readonly note: string
}

const tape = ({ name, shell, label, note }: Tape): string =>
  rect(-290, -180, 600, 390, { fill: '#000', 'fill-opacity': '0.5', rx: 22 }) +
  rect(-300, -195, 600, 390, {
    fill: shell,
    rx: 20,
    stroke: '#000',
    'stroke-opacity': '0.6',
    'stroke-width': 4,
  }) +
  rect(-300, -195, 600, 120, { fill: fill('gloss'), rx: 20 }) +
  rect(-262, -165, 524, 260, { fill: label, rx: 10 }) +
  rect(-262, -66, 524, 38, { fill: '#8f1712' }) +
  blackletter(name, {
    x: 0,
    y: -86,
    size: Math.min(60, 470 / textWidth(name, 1)),
    colour: '#14100e',
  }) +
  rect(-170, -26, 340, 104, { fill: '#14100e', rx: 50 }) +
  group(reel(-100) + reel(100) + rect(-44, -30, 88, 60, { fill: '#3a241a' }), { y: 26 }) +
  capitals(note, { x: 0, y: -37, size: 20, colour: '#f7eedd', weight: 1 }) +
  rect(-190, 120, 380, 75, { fill: '#000', 'fill-opacity': '0.25', rx: 8 }) +
  [-140, -70, 70, 140]
    .map((x) => circle(x, 160, 13, { fill: '#000', 'fill-opacity': '0.7' }))
    .join('') +
  [-278, 278]
    .map((x) => [-174, 174].map((y) => circle(x, y, 9, { fill: '#8d8177' })).join(''))
    .join('')

/** Demo tapes on a table. */
export const cassettes =
  (tapes: readonly Tape[]) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const defs =
      linear('table', '0 #3b2518, 1 #150b06', [1, 1]) +
      linear('gloss', '0 #fff 0.22, 1 #fff 0') +
      radial('dark', '0 #000 0, 1 #000 0.66', [0.5, 0.45], 0.78)
    const boards = times(8, (i) =>
      rect((i * width) / 7, 0, 5, height, { fill: '#000', 'fill-opacity': '0.4' }),
    )
    const laid = tapes.map((part, i) =>
      group(tape(part), {
        x: width * (0.27 + (i % 2) * 0.45) + random.between(-30, 30),
        y: height * (0.27 + Math.floor(i / 2) * 0.46) + random.between(-20, 20),
        turn: random.between(-13, 13),
        scale: width / 1500,
      }),
    )
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('table') }) +
        boards +
        laid.join('') +
        rect(0, 0, width, height, { fill: fill('dark') }),
    )
  }
