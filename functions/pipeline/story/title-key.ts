import type { ArticleCategory } from '#shared/domain/news.ts'
import type { StatedDate } from '../guards/index.ts'
import { foldPiece } from './fold-piece.ts'
import { cleanTitle } from './name-runs.ts'
import { withPhrases } from './phrases.ts'
import { worksIn } from './quotations.ts'
import { ACTIONS, KINDS, TOPICS, WEAK } from './title-words.ts'

/** The words of a title, in the form that titles are compared in. */
export interface TitleKey {
  /** All words. */
  readonly folded: string
  /** A review or an interview is a separate event. */
  readonly kind: string
  /** Words in no lexicon: bands, people, places, records. */
  readonly names: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly seasons: ReadonlySet<string>
  /** Days without their year, and months. */
  readonly days: ReadonlySet<string>
  readonly months: ReadonlySet<string>
  readonly topics: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
  /** Names in quotation marks: a record, a song. */
  readonly quoted: ReadonlySet<string>
  /** The word before and the word after each English genitive. */
  readonly owned: readonly (readonly [owner: string, owned: string])[]
}

const WORD = /[\p{L}\p{N}]+/gu
const NUMBER = /^(\d+)(?:st|nd|rd|th|er)?$/
const GENITIVE = /(?<=\p{L}{3}[^s])s$/u

const piecesOf = (text: string): string[] => cleanTitle(withPhrases(text)).match(WORD) ?? []

const wordsOf = (text: string): string[] => piecesOf(text).map(foldPiece)

/** Names are capitalised. In a title without capitals every word can be a name. */
const capitalsOf = (title: string): Set<string> => {
  const pieces = piecesOf(title)
  const capitals = pieces.filter((piece) => piece !== piece.toLowerCase())
  return new Set((capitals.length > 0 ? capitals : pieces).map(foldPiece))
}

const isName = (word: string): boolean =>
  word.length > 1 && !NUMBER.test(word) && WEAK.meaningOf(word) === undefined

const nameOf = (word: string): string => word.replace(GENITIVE, '')

const meaningsOf = (words: readonly string[], lexicon: typeof TOPICS): Set<string> =>
  new Set(words.flatMap((word) => lexicon.meaningOf(word) ?? []))

const quotedIn = (title: string): Set<string> =>
  new Set(worksIn(title).flatMap((work) => work.title.split(' ').map(nameOf)))

const kindOf = (words: readonly string[], category: ArticleCategory): string => {
  if (category === 'review' || category === 'interview') return category
  const [kind = 'news'] = meaningsOf(words, KINDS)
  return kind
}

const hasMeaning = (word: string): boolean =>
  [TOPICS, ACTIONS, KINDS].some((lexicon) => lexicon.meaningOf(word) !== undefined)

const FESTIVAL = /\bfestival\b|\bopen[ -]air\b|(?<!\bmani)fest\b/iu

export const isAboutFestival = (text: string): boolean => FESTIVAL.test(text)

/** The names of festivals stay names. */
const topicsOf = (title: string, free: readonly string[]): Set<string> => {
  const topics = meaningsOf(free, TOPICS)
  return isAboutFestival(title) ? topics.add('festival') : topics
}

const SEASONS: readonly (readonly [string, RegExp])[] = [
  ['spring', /^(?:fruhjahr|fruhling|spring)/],
  ['summer', /^(?:sommer|summer)/],
  ['autumn', /^(?:herbst|autumn)/],
  ['winter', /^winter(?!thur)/],
]

const seasonsOf = (words: readonly string[]): Set<string> =>
  new Set(
    SEASONS.filter(([, pattern]) => words.some((word) => pattern.test(word))).map(([name]) => name),
  )

const OWNED = /([\p{L}\p{N}]+)['’´`]s\s+([\p{L}\p{N}]+)/gu

const foldedName = (word = ''): string => nameOf(foldPiece(word))

const ownedIn = (title: string): TitleKey['owned'] =>
  [...title.matchAll(OWNED)].map(([, owner, owned]) => [foldedName(owner), foldedName(owned)])

const daysOf = (dates: readonly StatedDate[]): Set<string> =>
  new Set(
    dates.flatMap(({ day, month }) =>
      day === undefined ? [] : [`${String(month)}-${String(day)}`],
    ),
  )

/** The key of a title without its dates, and these dates. */
export const titleKey = (
  title: string,
  dates: readonly StatedDate[],
  category: ArticleCategory,
): TitleKey => {
  const words = wordsOf(title)
  const quoted = quotedIn(title)
  const isQuoted = (word: string): boolean => quoted.has(nameOf(word))
  const free = words.filter((word) => !isQuoted(word))
  const capitals = capitalsOf(title)
  const named = words
    .filter(isName)
    .filter((word) => isQuoted(word) || (capitals.has(word) && !hasMeaning(word)))
  return {
    folded: words.join(' '),
    kind: kindOf(free, category),
    names: new Set(named.map(nameOf)),
    numbers: new Set(words.flatMap((word) => NUMBER.exec(word)?.[1] ?? [])),
    seasons: seasonsOf(free),
    days: daysOf(dates),
    months: new Set(dates.map(({ month }) => String(month))),
    topics: topicsOf(title, free),
    actions: meaningsOf(free, ACTIONS),
    quoted,
    owned: ownedIn(title),
  }
}
