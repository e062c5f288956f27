import { fold } from '../fold.ts'
import { numeralOf } from '../word-lists/numerals.ts'
import { placeOf } from '../word-lists/places.ts'
import { familiesOf } from './families.ts'

const MIN_TOKEN = 3
const PREFIX = 6

const STOP = new Set(
  'der die das den dem des ein eine einen einem einer und the and for von mit auf bei aus nach vor ist sind war wird werden wurde wurden hat haben hatte ihr ihre ihren sich als auch nicht will was were has have had his her their they with from that this will not kein keine nur noch mehr'.split(
    ' ',
  ),
)

/** The same for both languages: "fifth", "5." and "fünftes". */
const tokenOf = (word: string): string => {
  const place = placeOf(word)
  if (place !== undefined) return `@${place}`
  const value = /^\d+$/.test(word) ? Number(word) : numeralOf(word)
  return value === undefined ? word.slice(0, PREFIX) : String(value)
}

export const tokensOf = (text: string): ReadonlySet<string> => {
  const words = fold(text)
  return new Set([
    ...words
      .filter((word) => (word.length >= MIN_TOKEN || /\d/.test(word)) && !STOP.has(word))
      .map(tokenOf),
    ...familiesOf(words.join(' ')).map((family) => `#${family}`),
  ])
}

export const namesOf = (written: readonly string[]): ReadonlySet<string> =>
  new Set(
    fold(written.join(' '))
      .filter((word) => word.length >= MIN_TOKEN && !STOP.has(word))
      .map(tokenOf),
  )
