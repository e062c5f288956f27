import { MAX_RATING } from '#shared/domain/news.ts'
import type { Draft } from '../drafts/index.ts'
import { type Evidence, factsOf } from '../facts/index.ts'
import type { Finding } from './finding.ts'

/** Half a step, because ratings are shown in halves. */
const TOLERANCE = 0.251

/** The rating of an article must be stated by a source. */
export const findWrongRating = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const { rating } = draft
  if (rating === null) return []
  const stated = evidence.flatMap((item) => factsOf(item).ratings)
  if (stated.some((one) => Math.abs(one - rating) <= TOLERANCE)) return []
  const written = String(rating).replace('.', ',')
  const message = `Die Wertung ${written} von ${MAX_RATING} steht so in keiner Quelle.`
  return [{ rule: 'rating', sentence: draft.title, message }]
}
