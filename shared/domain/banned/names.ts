import { foldCharacter } from './fold.ts'
import { withoutLeet } from './words.ts'

interface NamedTerm {
  readonly term: string
  readonly list: 'nsbm' | '86a'
}

/** Folded, and without repeated letters; a match needs the edge of a word on both sides. */
const IN_NAMES: readonly (readonly [compact: string, named: NamedTerm])[] = [
  ['nsbm', { term: 'NSBM', list: 'nsbm' }],
  ['ns8m', { term: 'NSBM', list: 'nsbm' }],
  ['m8l8th', { term: 'M8L8TH', list: 'nsbm' }],
  ['nsblackmetal', { term: 'NS Black Metal', list: 'nsbm' }],
  ['naziblackmetal', { term: 'Neo Nazi Metal', list: 'nsbm' }],
  ['nazimetal', { term: 'Neo Nazi Metal', list: 'nsbm' }],
  ['whitepower', { term: 'White Power', list: 'nsbm' }],
  ['aryanmetal', { term: 'Aryan Metal', list: 'nsbm' }],
  ['rahowa', { term: 'RAHOWA', list: 'nsbm' }],
  ['rockagainstcommunism', { term: 'Rock Against Communism', list: 'nsbm' }],
  ['siegheil', { term: 'Sieg Heil', list: '86a' }],
  ['heilhitler', { term: 'Heil Hitler', list: '86a' }],
  ['hitler', { term: 'Hitler', list: '86a' }],
  ['adolfhitler', { term: 'Hitler', list: '86a' }],
  ['meineehreheisttreue', { term: 'Meine Ehre heißt Treue', list: '86a' }],
  ['blutundehre', { term: 'Blut und Ehre', list: '86a' }],
  ['deutschlanderwache', { term: 'Deutschland erwache', list: '86a' }],
  ['allesfurdeutschland', { term: 'Alles für Deutschland', list: '86a' }],
  ['allesfuerdeutschland', { term: 'Alles für Deutschland', list: '86a' }],
  ['combat18', { term: 'Combat 18', list: '86a' }],
  ['1488', { term: '1488', list: '86a' }],
]

/** Words that are written directly before or after a term in names. */
const BESIDE =
  '(?:x+|der|die|das|the|true|dark|black|pure|real|ich|i|we|love|pro|anti|fuck|mr|herr|lord|king|fan|fans|boy|girl|ler|er|band|metal|metaler|de|at|official|forever|war|skin|jugend|krieger|warrior|front|kult|cult|ultra)'

interface Letter {
  readonly folded: string
  /** Whether a word may begin here. */
  readonly isEdge: boolean
}

const SIGNS: Readonly<Record<string, string>> = { $: 's', '@': 'a', '!': 'i', '€': 'e' }

type Kind = 'upper' | 'lower' | 'digit' | 'other'

const kindOf = (character: string): Kind => {
  if (/\p{N}/u.test(character)) return 'digit'
  if (/\p{Lu}/u.test(character)) return 'upper'
  return /\p{L}/u.test(character) ? 'lower' : 'other'
}

const isEdge = (before: Kind, after: Kind): boolean =>
  before === 'other' ||
  (before === 'lower' && after === 'upper') ||
  (before === 'digit') !== (after === 'digit')

const lettersOf = (name: string): Letter[] => {
  const letters: Letter[] = []
  let before: Kind = 'other'
  for (const character of name) {
    const folded = foldCharacter(character)
    if (folded === null) continue
    const read = folded || (SIGNS[character] ?? '')
    const kind = folded === '' ? 'other' : kindOf(character)
    const edge = isEdge(before, kind)
    for (const [index, letter] of [...read].entries())
      letters.push({ folded: letter, isEdge: edge && index === 0 })
    before = kind
  }
  return letters
}

const REPEATED = /([a-z])\1+/g

const isRepeated = (letter: Letter, before: Letter | undefined): boolean =>
  before?.folded === letter.folded && !/\d/.test(letter.folded)

type Compact = Readonly<{ text: string; edges: readonly boolean[] }>

const compactOf = (letters: readonly Letter[]): Compact => {
  const kept = letters.filter((letter, index) => !isRepeated(letter, letters[index - 1]))
  return {
    text: kept.map(({ folded }) => folded).join(''),
    edges: [...kept.map((letter) => letter.isEdge), true],
  }
}

let beside: Readonly<Record<'before' | 'after', RegExp>> | undefined

const besides = () => {
  const word = BESIDE.replaceAll('l', 'i')
  return (beside ??= {
    before: new RegExp(`^[0-9]*${word}{0,2}[0-9]*$`),
    after: new RegExp(`^[0-9]*${word}{0,2}[0-9]*$`),
  })
}

const standsAlone = ({ text, edges }: Compact, from: number, to: number): boolean =>
  (edges[from] === true || besides().before.test(text.slice(0, from))) &&
  (edges[to] === true || besides().after.test(text.slice(to)))

const isIn = (compact: Compact, wanted: string): boolean => {
  for (let at = compact.text.indexOf(wanted); at >= 0; at = compact.text.indexOf(wanted, at + 1))
    if (standsAlone(compact, at, at + wanted.length)) return true
  return false
}

/** The term that a name contains although words are joined, separated or spelled with digits; null without one. */
export const findInName = (name: string): NamedTerm | null => {
  const letters = lettersOf(name)
  const compact = compactOf(letters)
  const plain = compactOf(letters.map((one) => ({ ...one, folded: withoutLeet(one.folded) })))
  const found = IN_NAMES.find(([wanted]) => {
    const folded = wanted.replaceAll('l', 'i').replace(REPEATED, '$1')
    return isIn(compact, folded) || isIn(plain, folded)
  })
  return found?.[1] ?? null
}
