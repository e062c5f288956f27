import { beginningOf } from '#shared/domain/characters.ts'
import { foldWords } from '#shared/domain/search-fold.ts'
import type { HeldPlace } from '../../articles/index.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'

const MAX_PASSAGES = 3
/** Shorter words are in every text. */
const MIN_WORD = 4
const SENTENCE_END = /(?<=[^\d\s.][.!?…]["“”»]?)\s+|\n+/u

type Passage = HeldPlace['passages'][number]

interface Scored extends Passage {
  readonly score: number
}

const wordsOf = (text: string): readonly string[] =>
  foldWords(text).filter((word) => word.length >= MIN_WORD || /\d/u.test(word))

interface Sentence {
  readonly text: string
  readonly words: ReadonlySet<string>
}

/** The sentences of an item, its title first, and all of its words. */
export interface ReadItem {
  readonly sentences: readonly Sentence[]
  readonly folded: string
}

/** Read once, because every place of an article is compared with every item that it cites. */
export const readItem = ({ title, text }: Pick<FeedItem, 'title' | 'text'>): ReadItem => ({
  sentences: [title, ...text.split(SENTENCE_END)]
    .map((sentence) => sentence.trim())
    .filter((sentence, index) => index === 0 || sentence !== '')
    .map((sentence) => ({ text: sentence, words: new Set(wordsOf(sentence)) })),
  folded: ` ${foldWords(`${title} ${text}`).join(' ')} `,
})

/** The sentence of an item that shares most words with the text; its title when none shares any. */
const nearestIn = (
  { sentences }: ReadItem,
  source: number,
  wanted: ReadonlySet<string>,
): Scored => {
  const [nearest] = sentences
    .map(({ text, words }) => ({
      source,
      text,
      score: [...wanted].filter((word) => words.has(word)).length,
    }))
    .toSorted((a, b) => b.score - a.score)
  return nearest ?? { source, text: '', score: 0 }
}

interface About {
  readonly text: string
  /** Positions of the items that the text cites. */
  readonly sources: readonly number[]
  /** What a check quoted from them. */
  readonly quoted: readonly string[]
}

const contains = ({ folded }: ReadItem, quoted: string): boolean =>
  folded.includes(` ${foldWords(quoted).join(' ')} `)

/** What the cited items say about a text: what a check quoted, then the nearest sentence of each, for editors. */
export const passagesAbout = (
  { text, sources, quoted }: About,
  items: readonly ReadItem[],
  maxLength: number,
): Passage[] => {
  const cited = sources.flatMap((source) => {
    const item = items[source]
    return item ? [{ source, item }] : []
  })
  const shown = [...new Set(quoted)].map((passage) => ({
    source: cited.find(({ item }) => contains(item, passage))?.source ?? sources[0] ?? 0,
    text: passage,
  }))
  const wanted = new Set(wordsOf(text))
  const nearest = cited
    .map(({ source, item }) => nearestIn(item, source, wanted))
    .toSorted((a, b) => b.score - a.score)
  const isShown = (one: Passage): boolean =>
    shown.some(({ text: passage }) => one.text.includes(passage))
  return [...shown, ...nearest.filter((one) => !isShown(one))]
    .slice(0, MAX_PASSAGES)
    .map(({ source, text: passage }) => ({
      source,
      text: beginningOf(passage, maxLength, maxLength),
    }))
}
