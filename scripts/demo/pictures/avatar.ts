import { blackletter } from './letters.ts'
import type { Random } from './random.ts'
import { SIGNS } from './signs.ts'
import { firs, moon } from './sky.ts'
import {
  type Canvas,
  circle,
  document,
  ellipse,
  fill,
  glow,
  group,
  path,
  radial,
  rect,
  times,
} from './svg.ts'

export const AVATAR: Canvas = { width: 320, height: 320 }

export type Motif =
  'skull' | 'goat' | 'axe' | 'letter' | 'head' | 'cat' | 'moon' | 'plectrum' | 'record'

export interface AvatarStyle {
  readonly motif: Motif
  readonly light: string
  readonly dark: string
  readonly ink: string
  readonly letter?: string
}

type Draw = (style: AvatarStyle, random: Random) => string

const sign =
  (name: keyof typeof SIGNS): Draw =>
  ({ ink }) =>
    group(path(SIGNS[name], { fill: ink, 'fill-rule': 'evenodd' }), {
      x: 160,
      y: name === 'skull' ? 156 : 168,
      scale: 1.5,
    })

const SKIN = '#c79b7b'

const head: Draw = ({ ink, light }) =>
  path('M70 330Q72 240 130 228H190Q248 240 250 330Z', { fill: '#14100e' }) +
  path(
    'M132 240L132 200Q96 176 98 120Q104 66 160 64Q216 66 222 120Q224 176 188 200L188 240Q160 262 132 240Z',
    { fill: SKIN },
  ) +
  path('M132 200Q160 214 188 200L188 222Q160 234 132 222Z', {
    fill: '#000',
    'fill-opacity': '0.22',
  }) +
  path('M142 180Q160 190 178 180', { fill: 'none', stroke: '#6a3a2a', 'stroke-width': 6 }) +
  path(
    'M100 120Q84 40 160 44Q238 40 220 120Q250 210 236 300Q214 260 216 180Q214 110 190 92Q150 104 112 96Q104 130 106 190Q102 260 82 296Q72 200 100 120Z',
    { fill: ink },
  ) +
  path('M106 128H214V142Q208 164 186 164Q168 162 163 144H157Q152 162 134 164Q112 164 106 142Z', {
    fill: '#0a0807',
  }) +
  path('M114 133h30l-10 16h-14ZM172 133h30l-10 16h-14Z', { fill: light, 'fill-opacity': '0.75' })

const cat: Draw = ({ ink, light }) =>
  path(
    'M70 250Q56 150 84 120L78 50L128 92Q160 84 192 92L242 50L236 120Q264 150 250 250Q160 310 70 250Z',
    { fill: ink },
  ) +
  [118, 202]
    .map(
      (x) => ellipse(x, 168, 22, 17, { fill: light }) + ellipse(x, 168, 6, 16, { fill: '#050303' }),
    )
    .join('') +
  path('M150 206H170L160 220Z', { fill: '#7a3a34' })

const night: Draw = ({ ink }, random) =>
  moon(212, 104, 44, ink) + firs(random, AVATAR, 330, 170, '#050404')

const plectrum: Draw = ({ ink, letter = '' }) =>
  path('M160 282Q60 180 62 104Q70 56 160 54Q250 56 258 104Q260 180 160 282Z', { fill: ink }) +
  blackletter(letter, { x: 160, y: 186, size: 96, colour: '#0c0807' })

const record: Draw = ({ ink, light }) =>
  circle(160, 160, 128, { fill: '#0a0807' }) +
  times(9, (i) =>
    circle(160, 160, 60 + i * 8, {
      fill: 'none',
      stroke: light,
      'stroke-opacity': '0.22',
      'stroke-width': 2,
    }),
  ) +
  circle(160, 160, 48, { fill: ink }) +
  circle(160, 160, 7, { fill: '#050303' })

const letter: Draw = ({ ink, letter: text = '' }) =>
  blackletter(text, {
    x: 160,
    y: text.length > 1 ? 214 : 238,
    size: text.length > 1 ? 112 : 160,
    colour: ink,
  })

const MOTIFS: Readonly<Record<Motif, Draw>> = {
  skull: sign('skull'),
  goat: sign('goat'),
  axe: sign('axe'),
  head,
  cat,
  moon: night,
  plectrum,
  record,
  letter,
}

export const avatar =
  (style: AvatarStyle) =>
  (random: Random): string =>
    document(
      AVATAR,
      radial('back', `0 ${style.light}, 1 ${style.dark}`, [0.5, 0.4], 0.75) +
        glow('halo', style.ink, 0.4),
      rect(0, 0, AVATAR.width, AVATAR.height, { fill: fill('back') }) +
        MOTIFS[style.motif](style, random),
    )
