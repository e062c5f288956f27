import { blackletter, capitals, textWidth } from './letters.ts'
import type { Random } from './random.ts'
import {
  type Canvas,
  circle,
  document,
  fill,
  group,
  linear,
  path,
  polygon,
  radial,
  rect,
  times,
} from './svg.ts'

const shine = (r: number, turn: number, opacity: string): string =>
  group(
    polygon(
      [
        [0, 0],
        [-r * 0.16, -r],
        [r * 0.16, -r],
      ],
      { fill: '#fff', 'fill-opacity': opacity },
    ) +
      polygon(
        [
          [0, 0],
          [-r * 0.16, r],
          [r * 0.16, r],
        ],
        { fill: '#fff', 'fill-opacity': opacity },
      ),
    { turn },
  )

const record = (random: Random, r: number, wax: string, label: string, name: string): string =>
  circle(8, 14, r, { fill: '#000', 'fill-opacity': '0.55' }) +
  circle(0, 0, r, { fill: wax }) +
  times(58, (i) =>
    circle(0, 0, r * (0.38 + (i / 58) * 0.6), {
      fill: 'none',
      stroke: i % 13 ? '#000' : '#fff',
      'stroke-opacity': i % 13 ? random.between(0.12, 0.5).toFixed(2) : '0.1',
      'stroke-width': i % 13 ? 2.4 : 3,
    }),
  ) +
  shine(r * 0.985, 38, '0.085') +
  shine(r * 0.985, 52, '0.06') +
  shine(r * 0.985, 118, '0.05') +
  circle(0, 0, r * 0.35, { fill: label }) +
  circle(0, 0, r * 0.33, {
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': '0.4',
    'stroke-width': 3,
  }) +
  blackletter(name, {
    x: 0,
    y: -r * 0.12,
    size: Math.min(r * 0.11, (r * 0.5) / textWidth(name, 1)),
    colour: '#120b08',
  }) +
  capitals('SEITE A', { x: 0, y: r * 0.16, size: r * 0.042, colour: '#120b08' }) +
  capitals('33 1/3', { x: 0, y: r * 0.24, size: r * 0.042, colour: '#120b08' }) +
  circle(0, 0, r * 0.024, { fill: '#0a0706' })

const arm = (x: number, y: number, scale: number): string =>
  group(
    circle(0, 0, 82, { fill: '#15110f', stroke: '#3a302a', 'stroke-width': 6 }) +
      circle(0, 0, 44, { fill: fill('steel') }) +
      path('M10 -70L14 330L-70 520', {
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': '0.5',
        'stroke-width': 26,
      }) +
      path('M0 -80L2 320L-84 510', {
        fill: 'none',
        stroke: fill('steel'),
        'stroke-width': 18,
        'stroke-linejoin': 'round',
      }) +
      group(
        rect(-24, 0, 48, 92, { fill: '#e0561a', rx: 5 }) +
          rect(-24, 0, 48, 12, { fill: '#fff', 'fill-opacity': '0.3' }),
        { x: -80, y: 500, turn: 24 },
      ) +
      rect(-26, -120, 52, 64, { fill: '#221b18', rx: 8 }),
    { x, y, scale },
  )

interface Turntable {
  readonly wax: string
  readonly label: string
  readonly name: string
}

/** A record on the platter, needle down. */
export const vinyl =
  ({ wax, label, name }: Turntable) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const r = height * 0.46
    const defs =
      linear('wood', '0 #3a2114, 0.5 #24130b, 1 #120904', [1, 0.3]) +
      linear('steel', '0 #f2eadd, 0.5 #8d8177, 1 #3d352f', [1, 0.2]) +
      radial('dark', '0 #000 0, 0.6 #000 0.15, 1 #000 0.8', [0.4, 0.4], 0.8)
    const grainLines = times(46, (i) =>
      path(
        `M0 ${String((i / 46) * height + random.between(-8, 8))}q${String(width / 4)} ${String(random.between(-26, 26))} ${String(width / 2)} 0t${String(width / 2)} 0`,
        {
          fill: 'none',
          stroke: '#000',
          'stroke-opacity': '0.22',
          'stroke-width': random.between(1, 4),
        },
      ),
    )
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('wood') }) +
        grainLines +
        group(
          circle(0, 0, r * 1.07, { fill: '#0b0908', stroke: '#4b4039', 'stroke-width': 5 }) +
            times(72, (i) =>
              group(circle(0, -r * 1.045, 4, { fill: '#8d8177' }), { turn: i * 5 }),
            ) +
            record(random, r, wax, label, name),
          { x: width * 0.4, y: height * 0.5, turn: random.between(-40, 40) },
        ) +
        arm(width * 0.83, height * 0.16, height / 1000) +
        circle(width * 0.92, height * 0.86, 34, {
          fill: '#15110f',
          stroke: '#4b4039',
          'stroke-width': 5,
        }) +
        circle(width * 0.92, height * 0.86, 8, { fill: '#ff5a2a' }) +
        rect(0, 0, width, height, { fill: fill('dark') }),
    )
  }
