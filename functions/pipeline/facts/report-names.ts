import { foldWords } from '#shared/domain/search-fold.ts'
import { articleAdder } from './articles-of-names.ts'
import type { Evidence } from './facts.ts'
import { nameRunsIn, type NameRun } from './name-runs.ts'
import { isFullName } from './people.ts'

export interface NamesOfReport {
  /** The names in the title, corrected by the text. */
  readonly heads: readonly string[]
  readonly names: readonly string[]
  readonly people: readonly string[]
  readonly places: readonly string[]
  /** Names of the title that the text does not have. */
  readonly doubts: readonly string[]
}

const MAX_HEADS = 12

const CAPITALS = /(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu

/** Names that a text writes in capitals, which a sentence does not change. */
const capitalsIn = (text: string): string[] => (text.match(CAPITALS) ?? []).flatMap(foldWords)

const nameOf = ({ name }: NameRun): string => name

/** Names of a text; a capital at the beginning of a sentence counts when the word has one elsewhere, too. */
const namesOfText = (
  text: string,
  runs: readonly NameRun[],
  ofTitle: readonly string[],
): string[] => {
  const inside = runs.filter(({ isFirst }) => !isFirst).map(nameOf)
  const sure = new Set(
    [...ofTitle, ...capitalsIn(text), ...inside].flatMap((name) => name.split(' ')),
  )
  return runs.flatMap(({ name, isFirst }) => {
    const [first = '', ...rest] = name.split(' ')
    if (!isFirst || sure.has(first)) return [name]
    return rest.length > 0 ? [name, rest.join(' ')] : []
  })
}

const isIn = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `)

/** The longest run of words of the name that the text has as a whole name. */
const confirmed = (name: string, ofText: ReadonlySet<string>): string | undefined => {
  const words = name.split(' ')
  for (let length = words.length; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length).join(' ')
      if (ofText.has(part)) return part
    }
  return undefined
}

/** English titles write verbs with a capital, too. */
const isTitleCase = (title: string): boolean => {
  const words = title.match(/\p{L}{4,}/gu) ?? []
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** The text calls the band by another name: the people of the title, or the first name of either. */
const unconfirmed = (runs: readonly NameRun[], ofText: readonly string[]): readonly string[] => {
  const people = runs.map(nameOf).filter(isFullName)
  if (people.length > 0) return people
  const [begin] = runs
  if (begin?.isFirst === true && !begin.name.includes(' ')) return [begin.name]
  const [first] = ofText
  return first?.includes(' ') === true ? [first] : []
}

const headsOf = (
  runs: readonly NameRun[],
  ofText: readonly string[],
  isLoose: boolean,
  isPlace: (run: NameRun) => boolean,
): readonly string[] => {
  const names = runs.map(nameOf)
  if (ofText.length === 0) return names
  const known = new Set(ofText)
  const heads = runs.flatMap((run) => {
    const { name } = run
    if (ofText.some((each) => isIn(name, each))) return [name]
    return confirmed(name, known) ?? (isLoose && !isPlace(run) ? [] : [name])
  })
  if (heads.length > 0) return heads
  return isLoose ? unconfirmed(runs, ofText) : names
}

/** "in Vilnius", "beim Graspop": where something happens. */
const WHERE = /^(?:in|im|nach|aus|at|from|beim|near)$/

/** "Show In Bangalore", but not "In Flames". */
const isPlaceInTitle =
  (title: string) =>
  ({ before }: NameRun): boolean =>
    WHERE.test(before.toLowerCase()) && !title.startsWith(before)

const commonCapitals = (title: string, text: string): ReadonlySet<string> => {
  const ofText = new Set(capitalsIn(text))
  return new Set(capitalsIn(title).filter((word) => ofText.has(word)))
}

const GENITIVE = /(?<=\p{L}{3}[^s])s$/u

/** Names in capitals. In a title that is all capitals, they do not mark names. */
const loudIn = (title: string, names: readonly string[]): readonly string[] => {
  if (!/\p{Ll}{2}/u.test(title)) return []
  const loud = new Set(capitalsIn(title).map((word) => word.replace(GENITIVE, '')))
  return names.filter((name) => name.split(' ').every((word) => loud.has(word)))
}

/** The names in a title and in its text, both without quotations and dates. */
export const namesOf = (
  title: string,
  text: string,
  language: Evidence['language'],
): NamesOfReport => {
  const capitals = commonCapitals(title, text)
  const withArticles = articleAdder(title, text)
  const named = (runs: readonly NameRun[]): readonly NameRun[] =>
    runs.map((run) => ({ ...run, name: withArticles(run.name) }))
  const titleRuns = named(nameRunsIn(title, capitals))
  const textRuns = named(nameRunsIn(text, capitals))
  const found = titleRuns.map(nameOf)
  const ofText = namesOfText(text, textRuns, found)
  const loud = loudIn(title, found)
  const isPlace = isPlaceInTitle(title)
  const isLoose = language === 'en' && isTitleCase(title)
  const heads = [...new Set([...loud, ...headsOf(titleRuns, ofText, isLoose, isPlace)])].slice(
    0,
    MAX_HEADS,
  )
  return {
    heads,
    names: [...heads, ...ofText, ...found],
    doubts:
      text === '' ? [] : heads.filter((name) => !ofText.includes(name) && !loud.includes(name)),
    people: [...titleRuns, ...textRuns].map(nameOf).filter(isFullName),
    places: [
      ...titleRuns.filter(isPlace),
      ...textRuns.filter(({ before }) => WHERE.test(before)),
    ].map(nameOf),
  }
}
