import { foldWords } from '#shared/domain/search-fold.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { datesIn, factsOf, type Evidence } from '../guards/index.ts'
import { nameRunsIn, nounsIn, nounsLikeNames, withoutNouns } from './name-runs.ts'
import { regionsIn } from './regions.ts'
import { titleKey, type TitleKey } from './title-key.ts'
import { ACTIONS, TOPICS, withPhrases } from './title-words.ts'

/** The facts of texts that report one event, short enough to be stored with its cluster. */
export interface StoryFacts {
  /** False when only titles are known. */
  readonly hasText: boolean
  /** Names of titles and texts, as whole runs of words; a place has a number. */
  readonly names: readonly string[]
  /** German nouns of texts, which can be names of bands, too. */
  readonly nouns: readonly string[]
  /** Titles in quotation marks: records, songs. */
  readonly quotes: readonly string[]
  readonly dates: readonly string[]
  /** Numbers with what they count. */
  readonly figures: readonly string[]
  readonly topics: readonly string[]
  readonly actions: readonly string[]
  /** Topics and actions of the first sentences, for titles without any. */
  readonly lead: readonly string[]
  readonly regions: readonly string[]
}

/** One report of an event: its title for itself, and the facts of title and text. */
export interface Report {
  readonly key: TitleKey
  /** The names in the title, corrected by the text. */
  readonly heads: readonly string[]
  readonly facts: StoryFacts
}

export interface Reported {
  readonly title: string
  readonly text: string
  readonly category: ArticleCategory
  readonly language: Evidence['language']
  readonly publishedAt: string | null
  readonly fetchedAt: string
}

const MAX_TEXT = 1500
const LEAD = 240
const MAX = { names: 40, quotes: 12, dates: 12, figures: 16, rest: 12 } as const

const QUOTED =
  /[„“"»«‚‘]([^„“”"»«‚‘’]{2,60})[“”"»«‘’]|(?<=^|[\s(:])'([^']{2,60})'(?=$|[\s).,:;!?])/gu

const withoutQuotes = (text: string): string => text.replace(QUOTED, ' | ')

const quotesIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, one, other]) => foldWords(one ?? other ?? '').join(' '))

const unique = <T>(values: readonly T[], max: number): T[] => [...new Set(values)].slice(0, max)

const meaningsIn = (text: string): { topics: string[]; actions: string[] } => {
  const words = foldWords(withPhrases(text))
  return {
    topics: words.flatMap((word) => TOPICS.meaningOf(word) ?? []),
    actions: words.flatMap((word) => ACTIONS.meaningOf(word) ?? []),
  }
}

const CAPITALS = /(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu

/** Names that a text writes in capitals, which a sentence does not change. */
const capitalsIn = (text: string): string[] => (text.match(CAPITALS) ?? []).flatMap(foldWords)

/** Names of a text; a capital at the beginning of a sentence counts when the word has one elsewhere, too. */
const namesOfText = (text: string, language: Evidence['language'], heads: readonly string[]) => {
  const runs = nameRunsIn(text, {
    breaksAtNouns: language === 'de',
    isTitle: false,
    known: new Set(heads.flatMap((head) => head.split(' '))),
  })
  const sure = new Set(
    [
      ...heads,
      ...capitalsIn(text),
      ...runs.filter(({ isFirst }) => !isFirst).map(({ name }) => name),
    ].flatMap((name) => name.split(' ')),
  )
  const names = runs.flatMap(({ name, isFirst }) => {
    const [first = '', ...rest] = name.split(' ')
    if (!isFirst || sure.has(first)) return [name]
    return rest.length > 0 ? [name, rest.join(' ')] : []
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
  return first?.startsWith(`${name} `) === true ? first : name
}

const headsOf = (
  runs: readonly string[],
  ofText: readonly string[],
  isNoisy: boolean,
): string[] => {
  if (ofText.length === 0) return unique(runs, MAX.rest)
  const known = new Set(ofText)
  const isSure = runs.some((name) => known.has(name))
  const heads = runs.flatMap((name) => {
    if (known.has(name)) return [wholeName(name, ofText)]
    if (isNoisy) return confirmed(name, known) ?? []
    return isSure && !name.includes(' ') && !name.startsWith('@') ? [] : [wholeName(name, ofText)]
  })
  return unique(heads.length > 0 ? heads : runs, MAX.rest)
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

const dayOf = ({
  day,
  month,
  year,
}: {
  readonly day?: number | undefined
  readonly month: number
  readonly year?: number | undefined
}): string[] => (day === undefined ? [] : [`${String(year)}-${String(month)}-${String(day)}`])

const datesOf = (evidence: Evidence): string[] => factsOf(evidence).named.flatMap(dayOf)

const IGNORED_UNITS = ['oclock', 'decade', 'date']

const figuresOf = (evidence: Evidence): string[] =>
  factsOf(evidence).numbers.flatMap(({ value, unit }) =>
    unit === undefined || IGNORED_UNITS.includes(unit) ? [] : [`${String(value)} ${unit}`],
  )

/** "Dead at 47", "he was 47", "mit 47 gestorben": ages without the word for years. */
const AGE =
  /\b(?:dead|dies|died|(?:passe[sd]|passing) away)\b[^.]{0,40}? at (?:the age of )?(\d{2})\b|\b(?:s?he was|aged|age of) (?:only |just )?(\d{2})\b|\b(?:mit|alter von) (\d{2}) (?:gestorben|verstorben|tot)\b|(?<=\p{L}), (\d{2}),/giu

const agesOf = (text: string): string[] =>
  [...text.matchAll(AGE)].map((match) => `${match.slice(1).find(Boolean) ?? ''} year`)

const titleRuns = (
  title: string,
  language: Evidence['language'],
  known: ReadonlySet<string>,
): string[] =>
  nameRunsIn(title, { breaksAtNouns: language === 'de', isTitle: true, known }).map(
    ({ name }) => name,
  )

/** The facts of an item or of an article. */
export const reportOf = (reported: Reported): Report => {
  const { title, category, language, publishedAt, fetchedAt } = reported
  const text = reported.text === title ? '' : reported.text.slice(0, MAX_TEXT)
  const evidence = { title, text, publishedAt, fetchedAt, sourceName: '', language }
  const written = withoutQuotes(datesIn(text, language).rest)
  const { dates, rest: titleText } = datesIn(title, language)
  const plainTitle = withoutQuotes(titleText)
  const found = titleRuns(plainTitle, language, nounsLikeNames(plainTitle, written))
  const foundInText = namesOfText(written, language, found)
  const withArticles = articleAdder(plainTitle, written)
  const [runs, ofText] = [withArticles(found), withArticles(foundInText)]
  const heads = headsOf(runs, ofText, language === 'en' && isTitleCase(title))
  const whole = meaningsIn(`${title} ${text}`)
  const lead = meaningsIn(withoutQuotes(text.slice(0, LEAD)))
  const key = titleKey(titleText, dates, category)
  const regions = regionsIn(withoutQuotes(title))
  return {
    key,
    heads,
    facts: {
      hasText: text !== '',
      names: unique([...heads, ...ofText, ...runs], MAX.names),
      nouns: unique(language === 'de' ? nounsIn(written) : [], MAX.names),
      quotes: unique(quotesIn(`${title} | ${text}`), MAX.quotes),
      dates: unique(datesOf(evidence), MAX.dates),
      figures: unique([...figuresOf(evidence), ...agesOf(`${title}. ${text}`)], MAX.figures),
      topics: unique(whole.topics, MAX.rest),
      actions: unique(whole.actions, MAX.rest),
      lead: unique([...lead.topics, ...lead.actions], MAX.rest),
      regions: regions.length > 0 ? regions : regionsIn(withoutQuotes(text)),
    },
  }
}

const NO_TIME = new Date(0).toISOString()

/** A report without a text, in a language that is not known. */
export const reportOfTitle = (title: string, category: ArticleCategory): Report =>
  reportOf({ title, text: '', category, language: 'de', publishedAt: null, fetchedAt: NO_TIME })

/** The facts of one event from two reports of it. */
export const mergedFacts = (one: StoryFacts, other: StoryFacts): StoryFacts => {
  const merged = (name: Exclude<keyof StoryFacts, 'hasText'>, max: number) =>
    unique([...one[name], ...other[name]], max)
  return {
    hasText: one.hasText || other.hasText,
    names: merged('names', MAX.names),
    nouns: merged('nouns', MAX.names),
    quotes: merged('quotes', MAX.quotes),
    dates: merged('dates', MAX.dates),
    figures: merged('figures', MAX.figures),
    topics: merged('topics', MAX.rest),
    actions: merged('actions', MAX.rest),
    lead: merged('lead', MAX.rest),
    regions: merged('regions', MAX.rest),
  }
}
