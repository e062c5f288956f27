import { blackletter, capitals, textWidth } from './letters.ts'
import { logo } from './logo.ts'
import type { Random } from './random.ts'
import { CLOAK, FACE, SCYTHE, SIGNS, type Sign } from './signs.ts'
import {
  type Canvas,
  circle,
  document,
  ellipse,
  fill,
  group,
  line,
  linear,
  path,
  rect,
  times,
} from './svg.ts'

export interface Gig {
  readonly bands: readonly [headliner: string, ...support: string[]]
  readonly when: string
  readonly where: string
  readonly small: string
  readonly paper: string
  readonly ink: string
  readonly sign: Sign | 'reaper'
}

const motif = ({ sign, ink }: Gig): string => {
  const ruled = { fill: ink, 'fill-rule': 'evenodd' }
  if (sign !== 'reaper') return group(path(SIGNS[sign], ruled), { y: -10, scale: 3.6 })
  return path(CLOAK, ruled) + path(FACE, ruled) + path(SCYTHE, { fill: ink })
}

const fit = (text: string, room: number, most: number): number =>
  Math.min(most, room / textWidth(text, 1))

const rays = (ink: string): string =>
  times(36, (i) =>
    group(path('M-16 -1200L0 -330L16 -1200Z', { fill: ink, 'fill-opacity': '0.32' }), {
      turn: i * 10,
    }),
  )

interface Sheet extends Gig {
  readonly w: number
  readonly h: number
}

const drawing = (sheet: Sheet): string => {
  const { w, h, ink, paper } = sheet
  return (
    rect(12, 18, w, h, { fill: '#000', 'fill-opacity': '0.55' }) +
    rect(0, 0, w, h, { fill: paper }) +
    `<clipPath id="sheet"><rect width="${String(w)}" height="${String(h)}"/></clipPath><g clip-path="url(#sheet)">` +
    group(rays(ink) + ellipse(0, -40, 290, 330, { fill: paper }) + motif(sheet), {
      x: w / 2,
      y: h * 0.47,
      scale: h / 1500,
    }) +
    rect(0, h * 0.675, w, h * 0.4, { fill: paper }) +
    '</g>'
  )
}

const billing = (random: Random, { bands, w, h, ink }: Sheet): string =>
  logo(random, bands[0], {
    x: w / 2,
    y: h * 0.18,
    size: fit(bands[0], w * 0.72, h * 0.12),
    colour: ink,
  }) +
  bands
    .slice(1)
    .map((band, i) =>
      blackletter(band, {
        x: w / 2,
        y: h * 0.735 + i * h * 0.062,
        size: fit(band, w * 0.7, h * 0.046),
        colour: ink,
      }),
    )
    .join('')

const details = ({ w, h, ink, paper, ...gig }: Sheet): string =>
  rect(w * 0.06, h * 0.84, w * 0.88, h * 0.075, { fill: ink }) +
  capitals(gig.when, {
    x: w / 2,
    y: h * 0.9,
    size: fit(gig.when, w * 0.78, h * 0.044),
    colour: paper,
    weight: 1,
  }) +
  capitals(gig.where, {
    x: w / 2,
    y: h * 0.95,
    size: fit(gig.where, w * 0.8, h * 0.024),
    colour: ink,
  }) +
  capitals(gig.small, {
    x: w / 2,
    y: h * 0.98,
    size: fit(gig.small, w * 0.7, h * 0.015),
    colour: ink,
  })

const wear = (random: Random, { w, h, ink, paper }: Sheet): string =>
  times(420, () =>
    circle(random.between(0, w), random.between(0, h), random.between(0.6, 2.6), {
      fill: random.chance(0.6) ? ink : paper,
      'fill-opacity': '0.75',
    }),
  ) +
  line([0, h * 0.5], [w, h * 0.502], {
    stroke: '#000',
    'stroke-opacity': '0.16',
    'stroke-width': 5,
  }) +
  [
    [w * 0.08, 0, -38],
    [w * 0.92, 0, 38],
    [w * 0.08, h, 38],
    [w * 0.92, h, -38],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(rect(-75, -22, 150, 44, { fill: '#d9cdbb', 'fill-opacity': '0.5' }), {
        x,
        y,
        turn,
      }),
    )
    .join('')

/** A photocopied gig poster, taped to a wall that has seen many. */
export const flyer =
  (gig: Gig) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const sheet: Sheet = { ...gig, w: width * 0.72, h: height * 0.88 }
    const defs = linear('wall', '0 #3a3330, 1 #151110', [0.7, 1])
    const stains = times(60, () =>
      circle(random.between(0, width), random.between(0, height), random.between(10, 120), {
        fill: random.pick(['#000', '#fff', '#000']),
        'fill-opacity': random.between(0.02, 0.07).toFixed(2),
      }),
    )
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('wall') }) +
        stains +
        group(drawing(sheet) + billing(random, sheet) + details(sheet) + wear(random, sheet), {
          x: (width - sheet.w) / 2,
          y: (height - sheet.h) / 2,
          turn: random.between(-2.4, 2.4),
        }),
    )
  }
