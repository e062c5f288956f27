import { foldWords } from '#shared/domain/search-fold.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { datesIn, factsOf, type Evidence, type StatedDate } from '../guards/index.ts'
import { contentWordsIn } from './content-words.ts'
import { namesOf } from './heads.ts'
import { nounsIn } from './name-runs.ts'
import { hasSpeech, takeNicknames, withoutQuotes, worksIn, type Work } from './quotations.ts'
import type { StoryFacts } from './facts.ts'
import { factsFrom } from './merged-facts.ts'
import { regionsIn } from './regions.ts'
import { isAboutFestival, titleKey, type TitleKey } from './title-key.ts'
import { withPhrases } from './phrases.ts'
import { ACTIONS, TOPICS } from './title-words.ts'

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
const meaningsIn = (text: string): { topics: string[]; actions: string[] } => {
  const words = foldWords(withPhrases(text))
  return {
    topics: [
      ...words.flatMap((word) => TOPICS.meaningOf(word) ?? []),
      ...(isAboutFestival(text) ? ['festival'] : []),
    ],
    actions: words.flatMap((word) => ACTIONS.meaningOf(word) ?? []),
  }
}

const dayOf = ({ day, month, year }: StatedDate): string[] =>
  day === undefined ? [] : [`${String(year)}-${String(month)}-${String(day)}`]

const monthOf = ({ month, year }: StatedDate): string => `${String(year)}-${String(month)}`

const isNear = ({ words }: StatedDate): boolean => words === 'relative' || words === 'weekday'

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

const titlesOf = (works: readonly Work[], kind?: Work['kind']): string[] =>
  works.filter((work) => kind === undefined || work.kind === kind).map(({ title }) => title)

const textOf = ({ title, text }: Reported): string =>
  text === title ? '' : takeNicknames(text.slice(0, MAX_TEXT)).text

const nicknamesIn = ({ title, text }: Reported): readonly string[] =>
  [title, text.slice(0, MAX_TEXT)].flatMap((each) => takeNicknames(each).nicknames)

/** With and without the genitive. */
const wordsOfName = (name: string): string[] =>
  name.split(' ').flatMap((word) => [word, `${word}s`])

/** The facts of an item or of an article. */
export const reportOf = (reported: Reported): Report => {
  const { category, language, publishedAt, fetchedAt } = reported
  const [title, text] = [takeNicknames(reported.title).text, textOf(reported)]
  const evidence = { title, text, publishedAt, fetchedAt, sourceName: '', language }
  const { rest } = datesIn(text, language)
  const written = withoutQuotes(rest)
  const { dates, rest: titleText } = datesIn(title, language)
  const quoted = titlesOf(worksIn(titleText))
  const plain = withoutQuotes(titleText)
  const { heads, names, people, places, firsts, doubts } = namesOf(plain, written, language, quoted)
  const whole = meaningsIn(text === '' ? titleText : `${titleText}. ${rest}`)
  const lead = meaningsIn(written.slice(0, LEAD))
  const works = worksIn(`${title} | ${text}`)
  const regions = regionsIn(withoutQuotes(title))
  const { named, dates: all } = factsOf(evidence)
  return {
    key: titleKey(titleText, dates, category),
    heads,
    facts: factsFrom(text !== '', {
      names: [...names, ...nicknamesIn(reported)],
      nouns: [...firsts, ...(language === 'de' ? nounsIn(written) : [])],
      quotes: titlesOf(works),
      dates: named.flatMap(dayOf),
      figures: [...figuresOf(evidence), ...agesOf(`${title}. ${text}`)],
      topics: whole.topics,
      actions: [...(hasSpeech(title) ? ['statement'] : []), ...whole.actions],
      lead: [...lead.topics, ...lead.actions],
      regions: regions.length > 0 ? regions : regionsIn(withoutQuotes(text)),
      songs: titlesOf(works, 'song'),
      records: titlesOf(works, 'album'),
      doubts,
      people,
      places,
      words: contentWordsIn(
        `${withoutQuotes(title)}. ${written}`,
        new Set(names.flatMap(wordsOfName)),
      ),
      nearDates: all.filter(isNear).flatMap(dayOf),
      months: named.map(monthOf),
    }),
  }
}

const NO_TIME = new Date(0).toISOString()

/** A report without a text, in a language that is not known. */
export const reportOfTitle = (title: string, category: ArticleCategory): Report =>
  reportOf({ title, text: '', category, language: 'de', publishedAt: null, fetchedAt: NO_TIME })
