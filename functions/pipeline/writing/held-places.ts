import { beginningOf } from '#shared/domain/characters.ts'
import type { NewsCheck } from '#shared/domain/news.ts'
import type { ArticleText, HeldPlace } from '../../articles/index.ts'
import { MAX_REASON_LENGTH } from '../guards/reasons.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { passagesAbout, readItem, type ReadItem } from './passages-about.ts'

/** Why a check holds an article. */
export interface HeldFinding {
  readonly rule: NewsCheck
  /** The affected sentence, band or tag; empty when it is about the article as a whole. */
  readonly sentence: string
  /** German, for moderators. */
  readonly message: string
  /** What an item says about it, when the check knows. */
  readonly passage?: string
}

type Place = Pick<HeldPlace, 'at' | 'index' | 'name'> & {
  readonly text: string
  /** Positions of the items that it rests on. */
  readonly sources: readonly number[]
}

/** Every text of the article, in its order; the title and the excerpt may rest on any item. */
const placesIn = (text: ArticleText): Place[] => {
  const all = [...text.sources.keys()]
  return [
    { at: 'title', text: text.title, sources: all },
    { at: 'excerpt', text: text.excerpt, sources: all },
    ...text.sentences.map(({ t, s }, index) => ({
      at: 'sentence' as const,
      index,
      text: t,
      sources: s,
    })),
    ...[...new Set([...text.bands, ...text.tags])].map((name) => ({
      at: 'name' as const,
      name,
      text: name,
      sources: all,
    })),
  ]
}

const RATING: Place = { at: 'rating', text: '', sources: [] }
const WHOLE: Place = { at: 'article', text: '', sources: [] }

/** The same words can be at two places, and are wrong at both. */
const placesOf = (places: readonly Place[], { rule, sentence }: HeldFinding): readonly Place[] => {
  if (rule === 'rating') return [RATING]
  const found = places.filter(({ text }) => text !== '' && text === sentence)
  return found.length > 0 ? found : [WHOLE]
}

/** A draft that repeats a sentence has each finding about it as often. */
const withoutDuplicates = (findings: readonly HeldFinding[]): HeldFinding[] => [
  ...new Map(
    findings.map((finding) => {
      const { rule, sentence, message } = finding
      return [JSON.stringify([rule, sentence, message]), finding]
    }),
  ).values(),
]

const heldPlace = (
  { at, index, name, text, sources }: Place,
  findings: readonly HeldFinding[],
  items: readonly ReadItem[],
  passageLength: number,
): Omit<HeldPlace, 'id'> => ({
  at,
  index,
  name,
  findings: findings.map(({ rule: check, message }) => ({
    check,
    message: beginningOf(message, MAX_REASON_LENGTH, MAX_REASON_LENGTH),
  })),
  passages: passagesAbout(
    { text, sources, quoted: findings.flatMap(({ passage }) => passage ?? []) },
    items,
    passageLength,
  ),
})

const MAX_PASSAGE_LENGTH = 300
/** Bounds the stored article and the list of editors, whatever model and feeds say: of the first passage of each place. */
const MAX_PASSAGE_LENGTHS = 6000

/** The places of an article at which checks found something, in the order of the article. */
export const findHeldPlaces = (
  text: ArticleText,
  items: readonly FeedItem[],
  findings: readonly HeldFinding[],
): HeldPlace[] => {
  const places = [...placesIn(text), RATING, WHOLE]
  const byPlace = new Map<Place, HeldFinding[]>()
  for (const finding of withoutDuplicates(findings))
    for (const place of placesOf(places, finding))
      byPlace.set(place, [...(byPlace.get(place) ?? []), finding])
  const read = items.map(readItem)
  const length = Math.min(MAX_PASSAGE_LENGTH, Math.floor(MAX_PASSAGE_LENGTHS / byPlace.size))
  return places
    .flatMap((place) => {
      const own = byPlace.get(place)
      return own ? [heldPlace(place, own, read, length)] : []
    })
    .map((place, id) => ({ id, ...place }))
}
