import { MAX_RATING } from '#shared/domain/news.ts'
import type { Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'
import type { Finding } from './finding.ts'

const OUT_OF =
  /(?<![\d/.,])(?<points>\d{1,3}(?:[.,]\d{1,2})?)\s*(?:punkte[n]?\s*|points?\s*|sterne[n]?\s*|stars?\s*)?(?:\/|von(?: möglichen)?|out of|of)\s*(?<scale>100|20|15|10|7|6|5)(?![\d/.,]\d|\d)/giu
const PERCENT =
  /(?:wertung|bewertung|rating|score|verdict|fazit)\D{0,12}(?<points>\d{1,3})\s*(?:%|prozent|percent)/giu
const STARS = /★{1,5}/gu

const PERCENT_SCALE = 100

const stars = (text: string): number[] => (text.match(STARS) ?? []).map(({ length }) => length)

/** The ratings that a text states, converted to our scale. A number without a scale is not a rating. */
export const ratingsIn = (text: string): number[] => [
  ...[...text.matchAll(OUT_OF), ...text.matchAll(PERCENT)].flatMap(({ groups }) => {
    const points = Number((groups?.['points'] ?? '').replace(',', '.'))
    const scale = Number(groups?.['scale'] ?? PERCENT_SCALE)
    return points <= scale ? [(points / scale) * MAX_RATING] : []
  }),
  ...stars(text),
]

/** Half a step, because ratings are shown in halves. */
const TOLERANCE = 0.251

/** The rating of an article must be stated by a source. */
export const findWrongRating = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const { rating } = draft
  if (rating === null) return []
  const stated = evidence.flatMap(({ title, text }) => ratingsIn(`${title} . ${text}`))
  if (stated.some((one) => Math.abs(one - rating) <= TOLERANCE)) return []
  const written = String(rating).replace('.', ',')
  const message = `Die Wertung ${written} von ${MAX_RATING} steht so in keiner Quelle.`
  return [{ rule: 'rating', sentence: draft.title, message }]
}
