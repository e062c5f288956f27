import { foldWords } from '#shared/domain/search-fold.ts'
import type { Evidence } from '../guards/index.ts'
import { articleAdder } from './articles-of-names.ts'
import {
  nameRunsIn,
  nounsIn,
  nounsLikeNames,
  withNounBefore,
  withoutNouns,
  type NameRun,
} from './name-runs.ts'
import { isFullName, isPersonTitle } from './people.ts'
import { ACTIONS, TOPICS, WEAK } from './title-words.ts'

export interface NamesOfReport {
  /** The names in the title, corrected by the text. */
  readonly heads: readonly string[]
  readonly names: readonly string[]
  readonly people: readonly string[]
  readonly places: readonly string[]
  /** Names of the title that the text does not have. */
  readonly doubts: readonly string[]
  /** Single words that begin sentences, which may be names. */
  readonly firsts: readonly string[]
}

export const MAX_HEADS = 12

const unique = <T>(values: readonly T[], max: number): T[] => [...new Set(values)].slice(0, max)

const CAPITALS = /(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu

/** Names that a text writes in capitals, which a sentence does not change. */
const capitalsIn = (text: string): string[] => (text.match(CAPITALS) ?? []).flatMap(foldWords)

type Runs = readonly NameRun[]

/** "Gaahl of Gaahls Wyrd" are two names, if it is not one. */
const partsOf = (name: string): string[] => (name.includes(' of ') ? name.split(' of ') : [])

/** Names of a text; a capital at the beginning of a sentence counts when the word has one elsewhere, too. */
const namesOfText = (
  text: string,
  runs: Runs,
  language: Evidence['language'],
  heads: readonly string[],
): string[] => {
  const sure = new Set(
    [
      ...heads,
      ...capitalsIn(text),
      ...runs.filter(({ isFirst }) => !isFirst).map(({ name }) => name),
    ].flatMap((name) => name.split(' ')),
  )
  const names = runs.flatMap(({ name, isFirst }) => {
    const [first = '', ...rest] = name.split(' ')
    if (!isFirst || sure.has(first)) return [name, ...partsOf(name)]
    return rest.length > 0 ? [name, ...partsOf(name), rest.join(' ')] : []
  })
  return language === 'de' ? names.flatMap((name) => unique([name, withoutNouns(name)], 2)) : names
}

const isIn = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `)

/** The longest run of words of the name that the text has as a whole name. */
const confirmed = (name: string, ofText: ReadonlySet<string>): string | undefined => {
  if (ofText.has(name)) return name
  const words = name.split(' ')
  for (let length = words.length - 1; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length).join(' ')
      if (ofText.has(part)) return part
    }
  return undefined
}

const isTitleCase = (title: string): boolean => {
  const words = title.match(/\p{L}{4,}/gu) ?? []
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** "Doro" is "Doro Pesch" when the text begins with the whole name. */
const wholeName = (name: string, ofText: readonly string[]): string => {
  if (name.includes(' ')) return name
  const first = ofText.find((each) => isIn(name, each))
  return first?.startsWith(`${name} `) === true && !first.includes(' of ') ? first : name
}

/** English titles write verbs with a capital, too. */
type Noise = 'all' | 'some' | 'no'

const noiseOf = (title: string, language: Evidence['language']): Noise => {
  if (language === 'de') return 'no'
  return isTitleCase(title) ? 'all' : 'some'
}

/** "Endgültiges Aus für …": an adjective begins the title. */
const isAdjective = (name: string): boolean => /^[^ ]{3,}e[mnrs]?(?: [^ ]+)?$/u.test(name)

/** The text calls the band by another name: what the title has, or the first name of the text. */
const unconfirmed = (
  runs: readonly string[],
  ofText: readonly string[],
  noise: Noise,
  begin: string | undefined,
): string[] => {
  if (noise !== 'all') return [...runs]
  const people = runs.filter(isFullName)
  if (people.length > 0) return people
  if (begin !== undefined && !begin.includes(' ')) return [begin]
  const [first] = ofText
  return first?.includes(' ') === true ? [first] : []
}

const headsOf = (
  runs: readonly string[],
  ofText: readonly string[],
  isNoisy: Noise,
  begin: string | undefined,
): string[] => {
  if (ofText.length === 0) return unique(runs, MAX_HEADS)
  const known = new Set(ofText)
  const isSure = runs.some((name) => known.has(name) && !name.startsWith('@'))
  const heads = runs.flatMap((name) => {
    if (known.has(name) || ofText.some((each) => isIn(name, each))) return [wholeName(name, ofText)]
    if (isNoisy !== 'no') return confirmed(name, known) ?? (isNoisy === 'all' ? [] : [name])
    return name.startsWith('@') || (isSure && name.includes(' ')) ? [name] : []
  })
  return unique(heads.length > 0 ? heads : unconfirmed(runs, ofText, isNoisy, begin), MAX_HEADS)
}

/** Musicians are named after their role, or have a given name. */
const isPersonRun = ({ name, before }: NameRun): boolean =>
  isFullName(name) || (name.includes(' ') && followsRole(before))

const ROLES = /^(?:singer|drummer|guitarist|bassist|keyboarder)$/
const isRole = (folded: string): boolean => ROLES.test(TOPICS.meaningOf(folded) ?? '')
const followsRole = (before: string): boolean =>
  foldWords(before).some((folded) => isPersonTitle(folded) || isRole(folded))

/** "in Vilnius", "beim Graspop": where something happens. */
const WHERE = /^(?:in|im|nach|aus|at|from|beim|near)$/

/** Without the genitive. */
const bare = (word: string): string => word.replace(/(?<=\p{L}{3}[^s])s$/u, '')

/** A title in capitals tells no names by them. */
const isLoud = (title: string): boolean => !/\p{Ll}{2}/u.test(title)

const isPlace = ({ before }: NameRun): boolean => WHERE.test(before)

/** "Show In Bangalore", but not "In Flames". */
const isPlaceInTitle =
  (title: string) =>
  ({ before }: NameRun): boolean =>
    WHERE.test(before.toLowerCase()) && !title.startsWith(before)

const capitalsOfBoth = (title: string, text: string): ReadonlySet<string> => {
  const ofText = new Set(capitalsIn(text))
  return new Set(capitalsIn(title).filter((word) => ofText.has(word)))
}

/** Nouns of title and text, in case a band is called like one: "Rebellion". */
const commonNouns = (title: string, text: string): string[] => {
  const ofText = new Set(nounsIn(text))
  return nounsIn(title).filter((noun) => ofText.has(noun) && !hasMeaning(noun))
}

const hasMeaning = (noun: string): boolean =>
  [TOPICS, ACTIONS, WEAK].some((lexicon) => lexicon.meaningOf(noun) !== undefined)

interface Found {
  readonly title: string
  readonly text: string
  readonly language: Evidence['language']
  readonly titleRuns: Runs
  /** The names of the title. */
  readonly runs: readonly string[]
  readonly ofText: readonly string[]
}

/** The names of the title without an adjective that begins it; without any, its nouns. */
const confirmedHeads = ({ title, text, language, titleRuns, runs, ofText }: Found): string[] => {
  const nouns = language === 'de' ? commonNouns(title, text) : []
  const begin = titleRuns[0]?.isFirst === true ? runs[0] : undefined
  const isVocabulary =
    language === 'de' && begin !== undefined && isAdjective(begin) && !ofText.includes(begin)
  const sure = isVocabulary && nouns.length + runs.length > 1 ? runs.slice(1) : runs
  return sure.length > 0 ? headsOf(sure, ofText, noiseOf(title, language), begin) : nouns
}

const loudIn = (title: string, names: readonly string[]): string[] => {
  const loud = isLoud(title) ? new Set<string>() : new Set(capitalsIn(title).map(bare))
  return names.filter((name) => name.split(' ').every((word) => loud.has(word)))
}

const nameOf = ({ name }: NameRun): string => name
const isSingleFirst = ({ name, isFirst }: NameRun): boolean => isFirst && !name.includes(' ')

/**
 * The names in a title and in its text, both without quotations and dates.
 * @param quoted the titles of works in the title
 */
export const namesOf = (
  title: string,
  text: string,
  language: Evidence['language'],
  quoted: readonly string[],
): NamesOfReport => {
  const breaksAtNouns = language === 'de'
  const capitals = capitalsOfBoth(title, text)
  const known = nounsLikeNames(title, text)
  const titleRuns = nameRunsIn(title, { breaksAtNouns, isTitle: true, known, capitals })
  const complete = breaksAtNouns ? withNounBefore(`${title}. ${text}`) : (name: string) => name
  const found = titleRuns.map(nameOf).map(complete)
  const ofTitle = new Set(found.flatMap((head) => head.split(' ')))
  const textRuns = nameRunsIn(text, { breaksAtNouns, isTitle: false, known: ofTitle, capitals })
  const withArticles = articleAdder(title, text)
  const runs = withArticles(found)
  const ofText = withArticles(namesOfText(text, textRuns, language, found))
  const loud = loudIn(title, found)
  const named = quoted.filter((name) => ofText.includes(name))
  const sure = confirmedHeads({ title, text, language, titleRuns, runs, ofText })
  const heads = unique([...loud, ...named, ...sure], MAX_HEADS)
  const isDoubtful = (name: string): boolean => !ofText.includes(name) && !loud.includes(name)
  return {
    heads,
    names: [...heads, ...ofText, ...runs],
    doubts: text === '' ? [] : heads.filter(isDoubtful),
    people: [...titleRuns, ...textRuns].filter(isPersonRun).map(nameOf),
    firsts: textRuns.filter(isSingleFirst).map(nameOf),
    places: [...titleRuns.filter(isPlaceInTitle(title)), ...textRuns.filter(isPlace)].map(nameOf),
  }
}
