import type { PlaceDecision } from '#shared/api/held-articles.ts'
import { MAX_RATING } from '#shared/domain/news.ts'
import type { HeldArticleItem, HeldPlace } from '../../articles/index.ts'
import type { Verdicts } from '../checks/checks.repository.ts'

const WHOLE: HeldPlace = { id: 0, at: 'article', findings: [], passages: [] }

/** What is not decided yet. An article from before places were stored is decided about as a whole. */
export const listPlaces = ({ places }: HeldArticleItem): readonly HeldPlace[] => places ?? [WHOLE]

const ratingOf = ({ rating }: HeldArticleItem): string =>
  rating === undefined ? '' : `${String(rating).replace('.', ',')} von ${String(MAX_RATING)}`

/** The words of a place as the article has them now; empty for the article as a whole. */
export const textAt = (held: HeldArticleItem, { at, index = -1, name = '' }: HeldPlace): string => {
  if (at === 'title') return held.title
  if (at === 'excerpt') return held.excerpt
  if (at === 'sentence') return held.sentences[index]?.t ?? ''
  if (at === 'rating') return ratingOf(held)
  return at === 'name' ? name : ''
}

export const canCorrect = ({ at }: HeldPlace): boolean => at !== 'rating' && at !== 'article'

/** An article needs its title, its excerpt and a sentence. */
export const dropsArticle = ({ sentences }: HeldArticleItem, { at }: HeldPlace): boolean =>
  at === 'sentence' ? sentences.length === 1 : at !== 'name' && at !== 'rating'

const renamed = (names: readonly string[], from: string, to: string): string[] => [
  ...new Set(names.map((name) => (name === from ? to : name))),
]

const corrected = (
  held: HeldArticleItem,
  { at, index, name = '' }: HeldPlace,
  text: string,
): HeldArticleItem => {
  if (at === 'title' || at === 'excerpt') return { ...held, [at]: text }
  if (at === 'sentence') {
    const sentences = held.sentences.map((one, position) =>
      position === index ? { ...one, t: text } : one,
    )
    return { ...held, sentences }
  }
  return {
    ...held,
    bands: renamed(held.bands, name, text),
    tags: renamed(held.tags, name, text),
  }
}

/** Places of later sentences move up. */
const movedUp = (place: HeldPlace, removed: number): HeldPlace =>
  place.index !== undefined && place.index > removed ? { ...place, index: place.index - 1 } : place

const discarded = (held: HeldArticleItem, place: HeldPlace): HeldArticleItem => {
  const { at, index = -1, name } = place
  if (at === 'rating') return { ...held, rating: undefined }
  if (at === 'name') {
    const others = (names: readonly string[]) => names.filter((one) => one !== name)
    return { ...held, bands: others(held.bands), tags: others(held.tags) }
  }
  return {
    ...held,
    sentences: held.sentences.filter((_, position) => position !== index),
    places: listPlaces(held).map((one) => movedUp(one, index)),
  }
}

const textAfter = (
  held: HeldArticleItem,
  place: HeldPlace,
  decision: PlaceDecision,
  text: string,
): HeldArticleItem => {
  if (decision === 'correct') return corrected(held, place, text)
  return decision === 'discard' ? discarded(held, place) : held
}

export interface Wanted {
  readonly place: HeldPlace
  readonly decision: PlaceDecision
  /** Of a correction. */
  readonly text: string
}

/** Recognises a decision whose answer was lost. */
export const decisionMark = ({
  place: { id },
  decision,
  text,
}: Pick<Wanted, 'decision' | 'text'> & { readonly place: Pick<HeldPlace, 'id'> }): string =>
  JSON.stringify([id, decision, decision === 'correct' ? text : ''])

/** The article after a decision about one of its places; undefined when it is dropped. */
export const afterDecision = (
  held: HeldArticleItem,
  wanted: Wanted,
): HeldArticleItem | undefined => {
  const { place, decision, text } = wanted
  if (decision === 'discard' && dropsArticle(held, place)) return undefined
  const after = textAfter(held, place, decision, text)
  const places = listPlaces(after).filter(({ id }) => id !== place.id)
  const left = new Set(places.flatMap(({ findings }) => findings.map(({ message }) => message)))
  // The lines are limited in number: those that had no room move up.
  return {
    ...after,
    places,
    findings: [...left].slice(0, held.findings.length),
    revision: (held.revision ?? 0) + 1,
    lastDecision: decisionMark(wanted),
  }
}

type Taken = Pick<HeldPlace, 'id' | 'at'> & {
  readonly check: 'title' | 'story'
  readonly message: string
}

/** After its last decision: another article has the title or the story by now, so that is a place again. */
export const withTaken = (after: HeldArticleItem, { id, at, check, message }: Taken) => ({
  ...after,
  places: [{ id, at, findings: [{ check, message }], passages: [] }] as const,
  findings: [message],
})

const checksAt = ({ findings }: HeldPlace) => [...new Set(findings.map(({ check }) => check))]

/** A check was wrong when what it found is published as it was. */
export const verdictsOn = ({ place, decision }: Wanted): Verdicts => ({
  checks: checksAt(place),
  isOverruled: decision === 'release',
})

/** Of a moderator who approves or rejects the whole article: about all that nobody has decided before. */
export const verdictsOnAll = (held: HeldArticleItem, isApproved: boolean): Verdicts => ({
  checks: listPlaces(held).flatMap(checksAt),
  isOverruled: isApproved,
})
