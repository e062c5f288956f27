import { datesIn } from '../dates.ts'
import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'
import type { Statement } from '../statements.ts'
import { placeOf } from '../word-lists/places.ts'

/** A day and the place that a text names beside it. */
interface Gig {
  readonly day: string
  readonly place: string
}

const NAME = '(?<place>\\p{Lu}[\\p{L}-]+)'
/** "Hamburg (4. Oktober", "in Hamburg am 4. Oktober". */
const BEFORE = new RegExp(
  `${NAME}\\s*\\(\\s*(?:am |on )?$|(?<!\\p{L})in (?<other>\\p{Lu}[\\p{L}-]+),? (?:am|on)\\s*$`,
  'u',
)
/** "4. Oktober in Hamburg", "October 4 - Hamburg". */
const AFTER = new RegExp(`^\\s*(?:in|at|[-–:])\\s+${NAME}`, 'u')

/** The characters in which a place counts as beside a day. */
const NEAR = 60

const keyOf = (name: string): string => {
  const folded = fold(name).join('')
  return String(placeOf(folded) ?? folded)
}

const placeBeside = (before: string, after: string): string | undefined => {
  const { place, other } = BEFORE.exec(before)?.groups ?? {}
  return place ?? other ?? AFTER.exec(after)?.groups?.['place']
}

interface Day {
  readonly day: string
  readonly words: string
  readonly at: number
}

const daysIn = (text: string, language: Evidence['language']): Day[] => {
  const next = new Map<string, number>()
  return datesIn(text, language)
    .dates.flatMap(({ day, month, words }) => {
      const at = text.indexOf(words, next.get(words))
      next.set(words, at + 1)
      return day === undefined || at < 0 ? [] : [{ day: `${String(day)}.${month}.`, words, at }]
    })
    .toSorted((one, other) => one.at - other.at)
}

const gigsIn = (text: string, language: Evidence['language']): Gig[] =>
  daysIn(text, language).flatMap(({ day, words, at }) => {
    const place = placeBeside(
      text.slice(Math.max(0, at - NEAR), at),
      text.slice(at + words.length, at + words.length + NEAR),
    )
    return place === undefined ? [] : [{ day, place: keyOf(place) }]
  })

const IN_PLACE = /(?<=(?<!\p{L})[Ii]n )\p{Lu}[\p{L}-]+/gu

/** The only day and the only place of a sentence. */
const claimIn = (text: string): Gig | undefined => {
  const [name, ...others] = text.match(IN_PLACE) ?? []
  const [date, ...more] = daysIn(text, 'de')
  if (!date || name === undefined || others.length > 0 || more.length > 0) return undefined
  return { day: date.day, place: keyOf(name) }
}

/** "Am 6. Oktober in Hamburg", although the items have another place on that day and another day for that place. */
export const isOtherGig = ({ text, evidence }: Statement): boolean => {
  const claim = claimIn(text)
  if (!claim) return false
  const gigs = evidence.flatMap((item) => gigsIn(`${item.title}\n${item.text}`, item.language))
  const onDay = gigs.filter(({ day }) => day === claim.day)
  const atPlace = gigs.filter(({ place }) => place === claim.place)
  return onDay.length > 0 && atPlace.length > 0 && !onDay.some((one) => atPlace.includes(one))
}
