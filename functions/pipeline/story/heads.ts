import { foldWords } from '#shared/domain/search-fold.ts'
import type { Evidence } from '../guards/index.ts'
import { nameRunsIn, nounsIn, nounsLikeNames, withNounBefore, withoutNouns, type NameRun } from './name-runs.ts'
import { isFullName, isPersonTitle } from './people.ts'
import { ACTIONS, TOPICS, WEAK } from './title-words.ts'

export interface NamesOfReport {
  /** The names in the title, corrected by the text. */
  readonly heads: readonly string[]
  readonly names: readonly string[]
  readonly people: readonly string[]
  readonly places: readonly string[]
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
    if (known.has(name) || ofText.some((each) => isIn(name, each)))
      return [wholeName(name, ofText)]
    if (isNoisy !== 'no') return confirmed(name, known) ?? (isNoisy === 'all' ? [] : [name])
    return name.startsWith('@') || (isSure && name.includes(' ')) ? [name] : []
  })
  return unique(heads.length > 0 ? heads : unconfirmed(runs, ofText, isNoisy, begin), MAX_HEADS)
}

const PIECES = /[\p{L}\p{N}]+/gu
/** "At The Gates", "play The Forum": here the article is not how the title begins a name. */
const PLACING = /^(?:at|in|to|play|plays|im)$/iu

const foldedPieces = (text: string) =>
  (text.match(PIECES) ?? []).map((written) => ({ written, folded: foldWords(written).join('') }))

/** The words that a title writes with "The" before them, and no sentence without it. */
const wordsWithArticle = (title: string, text: string): ReadonlySet<string> => {
  const ofTitle = foldedPieces(title)
  const begun = ofTitle.flatMap(({ folded }, index) => {
    const [before = '', article = ''] = [index - 2, index - 1].map(
      (at) => ofTitle[at]?.written ?? '',
    )
    return /^T(?:he|HE)$/.test(article) && !PLACING.test(before) ? [folded] : []
  })
  const all = foldedPieces(`${title} ${text}`)
  return new Set(
    begun.filter((word) =>
      all.every(({ folded }, index) => folded !== word || all[index - 1]?.folded === 'the'),
    ),
  )
}

/** "The Haunted" and "Haunted" are two bands. */
const articleAdder = (title: string, text: string) => {
  const words = wordsWithArticle(title, text)
  return (names: readonly string[]): string[] =>
    names.map((name) => (words.has(name) ? `the ${name}` : name))
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

/** The names in a title and in its text, both without quotations and dates. */
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
  const loudInTitle = isLoud(title) ? new Set<string>() : new Set(capitalsIn(title).map(bare))
  const found = titleRuns.map(({ name }) => complete(name))
  const inText = new Set(found.flatMap((head) => head.split(' ')))
  const textRuns = nameRunsIn(text, { breaksAtNouns, isTitle: false, known: inText, capitals })
  const withArticles = articleAdder(title, text)
  const runs = withArticles(found)
  const ofText = withArticles(namesOfText(text, textRuns, language, found))
  const all = [...titleRuns, ...textRuns]
  const nouns = breaksAtNouns ? commonNouns(title, text) : []
  const first = titleRuns[0]?.isFirst === true ? runs[0] : undefined
  const isVocabulary = breaksAtNouns && first !== undefined && isAdjective(first) && !ofText.includes(first)
  const sure = isVocabulary && nouns.length + runs.length > 1 ? runs.slice(1) : runs
  const loud = found.filter((name) => name.split(' ').every((word) => loudInTitle.has(word)))
  const heads = unique(
    [
      ...loud,
      ...quoted.filter((name) => ofText.includes(name)),
      ...(sure.length > 0 ? headsOf(sure, ofText, noiseOf(title, language), first) : nouns),
    ],
    MAX_HEADS,
  )
  return {
    heads,
    names: [...heads, ...ofText, ...runs],
    people: all.filter(isPersonRun).map(({ name }) => name),
    firsts: textRuns.filter(({ name, isFirst }) => isFirst && !name.includes(' ')).map(({ name }) => name),
    places: all.filter(({ before }) => WHERE.test(before)).map(({ name }) => name),
  }
}
