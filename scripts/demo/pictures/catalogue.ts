import { amp } from './amp.ts'
import { cassettes } from './cassettes.ts'
import { catOnAmp } from './cat.ts'
import { drums } from './drums.ts'
import { festival } from './festival.ts'
import { flyer } from './flyer.ts'
import { forest } from './forest.ts'
import { guitar } from './guitar.ts'
import { horns } from './horns.ts'
import { BLOOD, BONE, EMBER, FROST, TOXIC, VIOLET } from './palette.ts'
import type { Random } from './random.ts'
import { road } from './road.ts'
import { shelf } from './shelf.ts'
import { stage } from './stage.ts'
import type { Canvas } from './svg.ts'
import { tickets } from './ticket.ts'
import { vest } from './vest.ts'
import { vinyl } from './vinyl.ts'

export interface Picture extends Canvas {
  readonly draw: (random: Random, canvas: Canvas) => string
}

type Draw = Picture['draw']
const wide = (draw: Draw): Picture => ({ width: 1600, height: 1067, draw })
const panorama = (draw: Draw): Picture => ({ width: 1600, height: 900, draw })
const square = (draw: Draw): Picture => ({ width: 1600, height: 1600, draw })
const tall = (draw: Draw): Picture => ({ width: 1280, height: 1600, draw })

const BANDS: readonly [string, ...string[]] = [
  'EISENMORGEN',
  'NEBELPFAND',
  'MOORSCHICHT',
  'GROBSCHLACKE',
  'GALGENLAUB',
  'FROSTAMT',
  'ROSTPEGEL',
  'KALTER HERD',
  'TOTE GLEISE',
  'DISTELMILCH',
  'BLEISATZ',
  'ASCHENBAHN',
]

export const pictures = {
  'stage-ember': wide(stage({ palette: EMBER, beams: 7, band: true })),
  'stage-frost': wide(stage({ palette: FROST, beams: 9, band: true, banner: 'NEBELPFAND' })),
  'stage-toxic': tall(stage({ palette: TOXIC, beams: 6, band: true })),
  'stage-violet': panorama(stage({ palette: VIOLET, beams: 11, band: true })),
  'stage-blood': wide(stage({ palette: BLOOD, beams: 5, band: true, banner: 'GROBSCHLACKE' })),
  'stage-bone': tall(stage({ palette: BONE, beams: 8, band: false })),
  'forest-frost': square(forest({ palette: FROST, band: 'FROSTAMT' })),
  'forest-blood': wide(forest({ palette: BLOOD })),
  'forest-bone': square(forest({ palette: BONE, band: 'MOORSCHICHT' })),
  'festival-ember': wide(festival(EMBER)),
  'festival-violet': panorama(festival(VIOLET)),
  'amp-orange': wide(amp('Donnerbalken')),
  'amp-green': panorama(amp('Bollwerk', '#232b20', '#10140e')),
  'vest-back': square(
    vest('#2c3848', [
      {
        shape: 'shield',
        at: [800, 790],
        size: 370,
        name: 'FROSTAMT',
        cloth: '#0c0c0e',
        thread: '#d9e6ee',
        sign: 'goat',
      },
      {
        shape: 'strip',
        at: [800, 215],
        size: 270,
        name: 'EISENMORGEN',
        cloth: '#1a0a08',
        thread: '#f0622a',
      },
      {
        shape: 'round',
        at: [235, 560],
        size: 165,
        name: 'ROST',
        cloth: '#3a2410',
        thread: '#e3b04b',
        sign: 'axe',
      },
      {
        shape: 'round',
        at: [1365, 560],
        size: 165,
        name: 'MOOR',
        cloth: '#10200f',
        thread: '#a7d07a',
        sign: 'skull',
      },
      {
        shape: 'square',
        at: [235, 1150],
        size: 165,
        name: 'GALGEN',
        cloth: '#1d1026',
        thread: '#d9a7ff',
        sign: 'goat',
      },
      {
        shape: 'square',
        at: [1365, 1150],
        size: 165,
        name: 'BLEI',
        cloth: '#200a0a',
        thread: '#ff8a5a',
        sign: 'skull',
      },
      {
        shape: 'strip',
        at: [800, 1440],
        size: 210,
        name: 'LAUT',
        cloth: '#0f0c0b',
        thread: '#e9dfd0',
      },
    ]),
  ),
  'vest-new': wide(
    vest('#141214', [
      {
        shape: 'shield',
        at: [1090, 440],
        size: 280,
        name: 'ASCHE',
        cloth: '#241a10',
        thread: '#ff9a4a',
        sign: 'skull',
      },
      {
        shape: 'strip',
        at: [470, 230],
        size: 180,
        name: 'BLEISATZ',
        cloth: '#e9dfd0',
        thread: '#14100e',
      },
      {
        shape: 'round',
        at: [330, 640],
        size: 190,
        name: 'DISTEL',
        cloth: '#0e1a22',
        thread: '#b9d6e6',
        sign: 'goat',
      },
      {
        shape: 'square',
        at: [690, 700],
        size: 150,
        name: 'HERD',
        cloth: '#3a0f0c',
        thread: '#f7dd90',
        sign: 'axe',
      },
    ]),
  ),
  'vinyl-red': wide(vinyl({ wax: '#6a0d0d', label: '#d9a441', name: 'GROBSCHLACKE' })),
  'vinyl-black': wide(vinyl({ wax: '#14100f', label: '#b9d6e6', name: 'NEBELPFAND' })),
  tickets: wide(
    tickets([
      {
        band: 'EISENMORGEN',
        venue: 'ALTE GIESSEREI - ESSEN',
        date: '14.11. 20 UHR',
        price: '24 EURO',
        paper: '#e9dcc0',
      },
      {
        band: 'NEBELPFAND',
        venue: 'KELLER 13 - GRAZ',
        date: '02.11. 19 UHR',
        price: '18 EURO',
        paper: '#d8c9b0',
      },
      {
        band: 'MOORSCHICHT',
        venue: 'KÜHLHALLE - BREMEN',
        date: '28.10. 20 UHR',
        price: '15 EURO',
        paper: '#e6cfc0',
      },
    ]),
  ),
  drums: wide(drums(EMBER, ['TOTE', 'GLEISE'])),
  'guitar-v': tall(
    guitar({ shape: 'v', body: ['#e0381a', '#5a0d06'], wall: ['#5a4436', '#120c09'] }),
  ),
  'guitar-star': wide(
    guitar({ shape: 'star', body: ['#e9dfd0', '#6f655c'], wall: ['#2f3a44', '#090c0f'] }),
  ),
  shelf: wide(shelf(BANDS)),
  cassettes: wide(
    cassettes([
      { name: 'ROSTPEGEL', shell: '#e9dfd0', label: '#d9a441', note: 'DEMO 1' },
      { name: 'DISTELMILCH', shell: '#2a2624', label: '#e9dfd0', note: 'PROBERAUM' },
      { name: 'KALTER HERD', shell: '#7a1712', label: '#e9dfd0', note: 'LIVE' },
      { name: 'BLEISATZ', shell: '#1f3038', label: '#c7d6dc', note: 'PROMO' },
    ]),
  ),
  'cat-amp': wide(catOnAmp('Bollwerk')),
  road: panorama(road(EMBER)),
  'flyer-bone': tall(
    flyer({
      bands: ['ASCHENBAHN', 'KALTER HERD', 'BLEISATZ'],
      when: 'SAMSTAG 19 UHR',
      where: 'ALTE GIESSEREI - ESSEN',
      small: 'ABENDKASSE 15 - KUTTE ERWÜNSCHT',
      paper: '#d9cdbb',
      ink: '#14100e',
      sign: 'reaper',
    }),
  ),
  'flyer-red': tall(
    flyer({
      bands: ['GALGENLAUB', 'TOTE GLEISE'],
      when: 'FREITAG 20 UHR',
      where: 'KELLER 13 - GRAZ',
      small: 'OHRSTÖPSEL AN DER BAR',
      paper: '#a8201a',
      ink: '#0c0706',
      sign: 'goat',
    }),
  ),
  horns: tall(horns(EMBER)),
} satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
