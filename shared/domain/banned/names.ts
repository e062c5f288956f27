import { foldCharacter } from './fold.ts'
import { BESIDE, NAME_TERMS, type Exceptions, type NameTerm } from './name-terms.ts'
import { withoutLeet } from './words.ts'

interface Letter {
  readonly folded: string
  /** Whether a word may begin here. */
  readonly isEdge: boolean
  /** Whether white space is before it. */
  readonly isSpaced: boolean
}

const SIGNS: Readonly<Record<string, string>> = { $: 's', '@': 'a', '!': 'i', '€': 'e' }

type Kind = 'upper' | 'lower' | 'digit' | 'other'

const kindOf = (character: string): Kind => {
  if (/\p{N}/u.test(character)) return 'digit'
  if (/\p{Lu}/u.test(character)) return 'upper'
  return /\p{L}/u.test(character) ? 'lower' : 'other'
}

/** "SiegHeil", "NSBMFan", "Heil88". */
const isEdge = (before: Kind, here: Kind, after: Kind): boolean =>
  before === 'other' ||
  (before === 'lower' && here === 'upper') ||
  (before === 'upper' && here === 'upper' && after === 'lower') ||
  (before === 'digit') !== (here === 'digit')

interface Character {
  readonly read: string
  readonly kind: Kind
  readonly isSpace: boolean
}

const charactersOf = (name: string): Character[] => {
  const characters: Character[] = []
  for (const character of name) {
    const folded = foldCharacter(character)
    if (folded === null) continue
    const read = folded || (SIGNS[character] ?? '')
    const kind = folded === '' ? 'other' : kindOf(character)
    characters.push({ read, kind, isSpace: /\s/.test(character) })
  }
  return characters
}

const lettersOf = (name: string): Letter[] => {
  const characters = charactersOf(name)
  const kindAt = (index: number): Kind => characters[index]?.kind ?? 'other'
  return characters.flatMap(({ read, kind }, index) => {
    const edge = isEdge(kindAt(index - 1), kind, kindAt(index + 1))
    const isSpaced = characters[index - 1]?.isSpace ?? false
    return [...read].map((folded, part) => ({ folded, isEdge: edge && part === 0, isSpaced }))
  })
}

/** Equal letters in a row, as one. */
interface Run extends Letter {
  readonly count: number
  /** Whether a word may begin with its second or a later letter: "HitlerRocks". */
  readonly isEdgeWithin: boolean
}

const joinRuns = (run: Run, letter: Letter): Run => ({
  ...run,
  count: run.count + 1,
  isEdgeWithin: run.isEdgeWithin || letter.isEdge,
})

const runsOf = (letters: readonly Letter[]): Run[] => {
  const runs: Run[] = []
  for (const letter of letters) {
    const last = runs.at(-1)
    if (last?.folded === letter.folded && !/\d/.test(letter.folded))
      runs[runs.length - 1] = joinRuns(last, letter)
    else runs.push({ ...letter, count: 1, isEdgeWithin: false })
  }
  return runs
}

interface Compact {
  readonly text: string
  readonly runs: readonly Run[]
}

const compactOf = (letters: readonly Letter[]): Compact => {
  const runs = runsOf(letters)
  return { text: runs.map(({ folded }) => folded).join(''), runs }
}

/** Patterns for what is on both sides. */
type Sides = Readonly<Record<'before' | 'after', RegExp>>

interface Wanted extends Pick<NameTerm, 'term' | 'list'> {
  readonly compact: string
  /** How many letters each run has at least: two where `i` and `l` are one, so that "Siegheim" has no "Siegheil". */
  readonly counts: readonly number[]
  readonly beside: RegExp
  readonly never: Sides
  readonly inside: Sides | undefined
}

/** As in the names: `l` folded to `i`, and no repeated letters. */
const compactPattern = (pattern: string): string =>
  pattern.replaceAll('l', 'i').replace(/([a-z])\1+/g, '$1')

const wantedRuns = (compact: string): readonly string[] =>
  compact.replace(/([a-z])\1+/g, '$1').match(/[il]+|./g) ?? []

const NOTHING = '[]'
const WHOLE = /^x?[0-9]*x?$/

const sidesOf = ({ before = NOTHING, after = NOTHING }: Exceptions): Sides => ({
  before: new RegExp(`(?:${compactPattern(before)})$`),
  after: new RegExp(`^(?:${compactPattern(after)})`),
})

const wantedOf = ({ compact, isWhole, never, inside, ...named }: NameTerm): Wanted => ({
  ...named,
  compact: compactPattern(compact),
  counts: wantedRuns(compact).map((run) => run.length),
  beside: isWhole ? WHOLE : new RegExp(`^[0-9]*(?:${compactPattern(BESIDE)}){0,2}[0-9]*$`),
  never: sidesOf(never ?? {}),
  inside: inside && sidesOf(inside),
})

let wanted: readonly Wanted[] | undefined

/** Compiled at first use, not at the cold start. */
const allWanted = (): readonly Wanted[] => (wanted ??= NAME_TERMS.map(wantedOf))

/** More than two words and their digits. */
const MAX_BESIDE = 40

/** What is on one side of a match, with and without a letter of the match that may belong to it: "germannsbm". */
interface Side {
  readonly isEdge: boolean
  readonly texts: readonly string[]
}

const textsOf = (text: string, withLetter: string, isSpare: boolean): readonly string[] =>
  isSpare ? [text, withLetter] : [text]

interface Match {
  readonly before: Side
  readonly after: Side
  readonly isSpaced: boolean
}

const matchAt = ({ text, runs }: Compact, from: number, { counts }: Wanted): Match | undefined => {
  const to = from + counts.length
  const matched = runs.slice(from, to)
  const [first, last] = [matched[0], matched.at(-1)]
  if (!first || !last || matched.some(({ count }, index) => count < (counts[index] ?? 1))) return
  const left = text.slice(Math.max(0, from - MAX_BESIDE - 1), from)
  const right = text.slice(to, to + MAX_BESIDE + 1)
  return {
    before: {
      isEdge: first.isEdge || first.isEdgeWithin,
      texts: textsOf(left, left + first.folded, first.count > (counts[0] ?? 1)),
    },
    after: {
      isEdge: last.isEdgeWithin || (runs[to]?.isEdge ?? true),
      texts: textsOf(right, last.folded + right, last.count > (counts.at(-1) ?? 1)),
    },
    isSpaced: matched.slice(1).some((run) => run.isSpaced),
  }
}

const isBeside = ({ texts }: Side, { beside }: Wanted): boolean =>
  texts.some((text) => text.length <= MAX_BESIDE && beside.test(text))

const standsAlone = ({ before, after }: Match, one: Wanted): boolean =>
  one.beside === WHOLE
    ? isBeside(before, one) && isBeside(after, one)
    : (before.isEdge || isBeside(before, one)) && (after.isEdge || isBeside(after, one))

const isInside = ({ before, after, isSpaced }: Match, { inside }: Wanted): boolean =>
  inside !== undefined &&
  !isSpaced &&
  (before.isEdge || !inside.before.test(before.texts.at(-1) ?? '')) &&
  (after.isEdge || !inside.after.test(after.texts[0] ?? ''))

const isOther = ({ before, after }: Match, { never }: Wanted): boolean =>
  (!before.isEdge && never.before.test(before.texts.at(-1) ?? '')) ||
  (!after.isEdge && after.texts.some((text) => never.after.test(text)))

const isIn = (compact: Compact, one: Wanted): boolean => {
  const { text } = compact
  for (let at = text.indexOf(one.compact); at >= 0; at = text.indexOf(one.compact, at + 1)) {
    const match = matchAt(compact, at, one)
    if (match && !isOther(match, one) && (standsAlone(match, one) || isInside(match, one)))
      return true
  }
  return false
}

/** The term that a name contains although words are joined, separated or spelled with digits; null without one. */
export const findInName = (name: string): Pick<NameTerm, 'term' | 'list'> | null => {
  const letters = lettersOf(name)
  const compact = compactOf(letters)
  const plain = compactOf(letters.map((one) => ({ ...one, folded: withoutLeet(one.folded) })))
  return allWanted().find((one) => isIn(compact, one) || isIn(plain, one)) ?? null
}
