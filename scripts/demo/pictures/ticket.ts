import { blackletter, capitals, textWidth } from './letters.ts'
import type { Random } from './random.ts'
import {
  type Canvas,
  type Point,
  document,
  fill,
  group,
  line,
  linear,
  polygon,
  radial,
  rect,
  times,
} from './svg.ts'

export interface Ticket {
  readonly band: string
  readonly venue: string
  readonly date: string
  readonly price: string
  readonly paper: string
}

const torn = (random: Random, width: number, height: number): readonly Point[] => {
  const teeth = 22
  const edge = Array.from({ length: teeth }, (_, i): Point => [
    width + (i % 2 ? random.between(4, 14) : -random.between(2, 12)),
    (height / (teeth - 1)) * i,
  ])
  return [[0, 0], ...edge, [0, height]]
}

const stub = (random: Random, ticket: Ticket): string => {
  const width = 900
  const height = 350
  const ink = '#1b1210'
  const size = Math.min(104, 555 / textWidth(ticket.band, 1))
  const paper = torn(random, width, height)
  return (
    group(polygon(paper, { fill: '#000', 'fill-opacity': '0.5' }), { x: 10, y: 16 }) +
    polygon(paper, { fill: ticket.paper }) +
    rect(18, 18, width - 66, height - 36, { fill: 'none', stroke: ink, 'stroke-width': 4 }) +
    rect(18, 18, 150, height - 36, { fill: ink }) +
    group(
      capitals('EINLASS', { x: 0, y: 0, size: 30, colour: ticket.paper }) +
        capitals(`NR. 00${String(random.whole(100, 999))}`, {
          x: 0,
          y: 52,
          size: 24,
          colour: ticket.paper,
        }),
      { x: 86, y: height / 2, turn: -90 },
    ) +
    blackletter(ticket.band, { x: 200, y: 66 + size, size, colour: ink, anchor: 'start' }) +
    capitals(ticket.venue, { x: 204, y: 232, size: 30, colour: ink, anchor: 'start' }) +
    capitals(ticket.date, { x: 204, y: 292, size: 34, colour: '#8f1712', anchor: 'start' }) +
    capitals(ticket.price, { x: 690, y: 292, size: 30, colour: ink }) +
    times(26, (i) =>
      line([790, 44 + i * 10.4], [830, 44 + i * 10.4], {
        stroke: ink,
        'stroke-width': random.between(2, 8),
      }),
    )
  )
}

/** Ticket stubs on a table, the way they lie in the drawer of every one of us. */
export const tickets =
  (stubs: readonly Ticket[], table = '#2a1a12') =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const defs =
      linear('table', `0 ${table}, 1 #0c0705`, [1, 1]) +
      radial('dark', '0 #000 0, 1 #000 0.72', [0.45, 0.4], 0.8)
    const boards = times(6, (i) =>
      rect(0, (i * height) / 5 - 3, width, 6, { fill: '#000', 'fill-opacity': '0.45' }),
    )
    const scratches = times(70, () => {
      const x = random.between(0, width)
      const y = random.between(0, height)
      return line([x, y], [x + random.between(40, 260), y + random.between(-4, 4)], {
        stroke: random.pick(['#fff', '#000', '#000']),
        'stroke-opacity': '0.06',
        'stroke-width': 3,
      })
    })
    const fan = stubs.map((ticket, i) =>
      group(stub(random, ticket), {
        x: width * (0.1 + i * 0.075),
        y: (height / (stubs.length + 0.5)) * (i + 0.05) + 60,
        turn: random.between(-9, 7),
        scale: width / 1560,
      }),
    )
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('table') }) +
        boards +
        scratches +
        fan.join('') +
        rect(0, 0, width, height, { fill: fill('dark') }),
    )
  }
