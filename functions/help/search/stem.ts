import { foldWords } from '#shared/domain/search-fold.ts'
import { isStopWord } from './stop-words.ts'

const ENDINGS = [
  'innen',
  'ungen',
  'ung',
  'end',
  'ern',
  'est',
  'en',
  'em',
  'er',
  'es',
  'st',
  'te',
  'e',
  'n',
  's',
  't',
]
const MIN_STEM = 4
const MIN_PARTICIPLE = 6

/** Forms that no ending explains. */
const IRREGULAR: Readonly<Record<string, string>> = {
  sieht: 'seh',
  siehst: 'seh',
  seh: 'seh',
  sehn: 'seh',
  sehen: 'seh',
  gesehen: 'seh',
  angesehen: 'anseh',
  angeguckt: 'anguck',
  liest: 'lies',
  lesen: 'lies',
  lies: 'lies',
  lese: 'lies',
  gelesen: 'lies',
  schrieb: 'schreib',
  geschrieben: 'schreib',
  anschreibe: 'anschreib',
  fand: 'find',
  gefunden: 'find',
  vergass: 'vergess',
  vergisst: 'vergess',
  dms: 'dm',
}

const withoutPrefix = (word: string): string =>
  word.length >= MIN_PARTICIPLE && /^ge.+(?:t|en)$/.test(word) ? word.slice(2) : word

const withoutEnding = (word: string): string => {
  const ending = ENDINGS.find(
    (each) => word.endsWith(each) && word.length - each.length >= MIN_STEM,
  )
  return ending === undefined ? word : withoutEnding(word.slice(0, -ending.length))
}

/** Forms of one German word mostly have the same stem; it is no word itself. */
export const stemOf = (folded: string): string =>
  IRREGULAR[folded] ?? withoutEnding(withoutPrefix(folded)).replace(/y$/, 'i')

/** The stems of a text in its order, without words that say nothing. */
export const stemsOf = (text: string): string[] =>
  foldWords(text)
    .filter((word) => word.length > 1 && !isStopWord(word))
    .map(stemOf)
