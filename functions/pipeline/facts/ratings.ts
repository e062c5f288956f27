import { MAX_RATING } from '#shared/domain/news.ts'

const OUT_OF =
  /(?<![\d/.,])(?<points>\d{1,3}(?:[.,]\d{1,2})?)\s*(?:punkte[n]?\s*|points?\s*|sterne[n]?\s*|stars?\s*)?(?:\/|von(?: möglichen)?|out of|of)\s*(?<scale>100|20|15|10|7|6|5)(?![\d/.,]\d|\d)/giu
const PERCENT =
  /(?:wertung|bewertung|rating|score|verdict|fazit)\D{0,12}(?<points>\d{1,3})\s*(?:%|prozent|percent)/giu
const STARS = /★{1,5}/gu

const PERCENT_SCALE = 100

/** The ratings that a text states, converted to our scale. A number without a scale is not a rating. */
export const ratingsIn = (text: string): number[] => [
  ...[...text.matchAll(OUT_OF), ...text.matchAll(PERCENT)].flatMap(({ groups }) => {
    const points = Number((groups?.['points'] ?? '').replace(',', '.'))
    const scale = Number(groups?.['scale'] ?? PERCENT_SCALE)
    return points <= scale ? [Number(((points / scale) * MAX_RATING).toFixed(2))] : []
  }),
  ...(text.match(STARS) ?? []).map(({ length }) => length),
]
