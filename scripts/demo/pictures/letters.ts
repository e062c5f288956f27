import { type Point, group, path, polygon } from './svg.ts'

/**
 * Skeletons on a grid 4 wide and 6 high, strokes separated by spaces. Own letters, because the
 * renderer only knows the fonts of the machine and pictures must be the same everywhere.
 */
const SKELETONS: Readonly<Record<string, string>> = {
  A: '06,01,20,41,46 04,44',
  B: '00,06,35,44,33,03 33,42,31,20,00',
  C: '41,20,01,05,26,45',
  D: '00,06,25,44,42,20,00',
  E: '41,20,01,05,26,45 03,33',
  F: '40,20,01,06 03,33',
  G: '41,20,01,05,26,45,43,23',
  H: '00,06 03,22,43,45,36 40,43',
  I: '20,26',
  J: '20,35,26,05',
  K: '00,06 40,03,46',
  L: '00,05,26,45',
  M: '06,01,10,22,30,41,46 22,25',
  N: '06,01,10,35,46,40',
  O: '20,01,05,26,45,41,20',
  P: '06,01,20,41,43,24,03',
  Q: '20,01,05,26,45,41,20 24,47',
  R: '06,01,20,41,32,03 13,46',
  S: '41,20,01,12,33,44,45,26,05',
  T: '00,20,40 20,25,36',
  U: '00,05,16,26,45 40,46',
  V: '00,03,26,43,40',
  W: '00,05,16,23,36,45,40 22,25',
  X: '00,46 40,06 13,33',
  Y: '00,03,23 40,44,26,06',
  Z: '00,40,06,46 13,33',
  '0': '20,01,05,26,45,41,20',
  '1': '02,20,26',
  '2': '01,20,41,43,06,46',
  '3': '00,40,23,44,26,05',
  '4': '30,04,44 33,36',
  '5': '40,00,03,33,44,26,05',
  '6': '30,02,05,26,45,43,03',
  '7': '00,40,26',
  '8': '20,01,05,26,45,41,20 03,43',
  '9': '43,03,01,20,41,44,26',
  '-': '13,33',
  '.': '25,26',
  '/': '40,06',
  '+': '23,25 14,34',
  '&': '46,11,20,31,04,15,26,44',
}

const DOTTED: Readonly<Record<string, string>> = { Ä: 'A', Ö: 'O', Ü: 'U' }
const DOTS = '1.,1: 3.,3:'

const point = (code: string): Point => {
  if (code.endsWith('.') || code.endsWith(':'))
    return [Number(code[0]), code.endsWith('.') ? -1.3 : -0.9]
  return [Number(code[0]), Number(code[1])]
}

const strokesOf = (letter: string): readonly (readonly Point[])[] => {
  const base = DOTTED[letter]
  const skeleton = base ? `${SKELETONS[base] ?? ''} ${DOTS}` : (SKELETONS[letter] ?? '')
  return skeleton
    .split(' ')
    .filter(Boolean)
    .map((stroke) => stroke.split(',').map(point))
}

const NARROW = new Set(['I', '1', '.', ' '])
const advance = (letter: string): number => (NARROW.has(letter) ? 4 : 5.6)

export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + advance(letter), 0) - 1.6) * (size / 6)

/** Where each letter begins, in units of the grid. */
const positions = (text: string): { letter: string; x: number }[] => {
  let x = 0
  return [...text.toUpperCase()].map((letter) => {
    const at = NARROW.has(letter) ? x - 0.8 : x
    x += advance(letter)
    return { letter, x: at }
  })
}

const letterByLetter = (text: string, draw: (letter: string) => string): string =>
  positions(text)
    .map(({ letter, x }) => group(draw(letter), { x }))
    .join('')

/** The points that strokes pass, as fractions of the size: from the left edge and from the top. */
export const strokePoints = (text: string): readonly Point[] =>
  positions(text).flatMap(({ letter, x }) =>
    strokesOf(letter).flatMap((stroke) => stroke.map((at): Point => [(at[0] + x) / 6, at[1] / 6])),
  )

interface Lettering {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
  readonly weight?: number
  readonly anchor?: 'start' | 'middle'
}

const place = (text: string, style: Lettering, inner: string): string =>
  group(inner, {
    x: style.anchor === 'start' ? style.x : style.x - textWidth(text, style.size) / 2,
    y: style.y - style.size,
    scale: style.size / 6,
  })

/** Written with a broad nib held at 40 degrees: every stroke breaks, as in blackletter. */
export const blackletter = (text: string, style: Lettering): string => {
  const weight = style.weight ?? 1.15
  const nib: Point = [weight * 0.77, -weight * 0.64]
  const segment = (from: Point, to: Point): string =>
    polygon(
      [
        [from[0] - nib[0] / 2, from[1] - nib[1] / 2],
        [from[0] + nib[0] / 2, from[1] + nib[1] / 2],
        [to[0] + nib[0] / 2, to[1] + nib[1] / 2],
        [to[0] - nib[0] / 2, to[1] - nib[1] / 2],
      ].map(([x = 0, y = 0]): Point => [Math.round(x * 100) / 10, Math.round(y * 100) / 10]),
      { fill: style.colour, stroke: style.colour, 'stroke-width': '0.5' },
    )
  const draw = (letter: string): string =>
    strokesOf(letter)
      .flatMap((stroke) => stroke.slice(1).map((to, index) => segment(stroke[index] ?? to, to)))
      .join('')
  return place(
    text,
    style,
    letterByLetter(text, (letter) => group(draw(letter), { scale: 0.1 })),
  )
}

/** Plain engraved capitals of one line width. */
export const capitals = (text: string, style: Lettering): string => {
  const draw = (letter: string): string =>
    path(
      strokesOf(letter)
        .map((stroke) => `M${stroke.map((p) => p.join(' ')).join('L')}`)
        .join(''),
      {
        fill: 'none',
        stroke: style.colour,
        'stroke-width': String(style.weight ?? 0.75),
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      },
    )
  return place(text, style, letterByLetter(text, draw))
}
