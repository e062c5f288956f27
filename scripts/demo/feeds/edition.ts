import type { FeedEntry } from './formats/format.ts'
import { NEWS_EVENTS, type Facts, type NewsEvent } from './events.ts'
import type { Publication } from './publications.ts'
import { findTemplate } from './voices.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Each event recurs after so many days. The pipeline looks for clusters over a shorter time, so it counts as new. */
const CYCLE_DAYS = 4

const MONTHS =
  `Januar Februar März April Mai Juni Juli August September Oktober November Dezember`.split(' ')
const MONTHS_EN =
  `January February March April May June July August September October November December`.split(' ')

/** The latest time up to `now` at which the event happened. */
const lastTimeOf = ({ number }: NewsEvent, now: number): number => {
  const minutes = 6 * 60 + ((number * 437) % (15 * 60))
  const today = Math.floor(now / DAY_MS)
  const ago = (((today - number) % CYCLE_DAYS) + CYCLE_DAYS) % CYCLE_DAYS
  const at = (today - ago) * DAY_MS + minutes * MINUTE_MS
  return at <= now ? at : at - CYCLE_DAYS * DAY_MS
}

const datesOf = (name: string, at: number): Facts => {
  const date = new Date(at)
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()]
  const padded = [day, month + 1].map((part) => String(part).padStart(2, '0'))
  return {
    [name]: `${String(day)}. ${MONTHS[month] ?? ''} ${String(year)}`,
    [`${name}Short`]: `${padded.join('.')}.${String(year)}`,
    [`${name}En`]: `${MONTHS_EN[month] ?? ''} ${String(day)}, ${String(year)}`,
  }
}

/** Gaps that show a name in capitals, by the fact that they show. */
const CAPITALS = {
  band: 'BAND',
  support: 'SUPPORT',
  support2: 'SUPPORT2',
  second: 'SECOND',
  third: 'THIRD',
  formerBand: 'FORMER',
  labelmate: 'LABELMATE',
}

const capitalsOf = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(CAPITALS).flatMap(([name, gap]) => {
      const value = facts[name]
      return value === undefined ? [] : [[gap, value.toUpperCase()]]
    }),
  )

const scalesOf = ({ points }: Facts): Facts => {
  if (points === undefined) return {}
  const value = Number(points.replace(',', '.'))
  return { pointsEn: String(value), stars: String(value / 2) }
}

const allDatesOf = (facts: Facts, at: number): Facts => ({
  ...datesOf('date', at + Number(facts['in'] ?? facts['date'] ?? 0) * DAY_MS),
  ...datesOf('until', at + Number(facts['until'] ?? 0) * DAY_MS),
  ...datesOf('later', at + Number(facts['later'] ?? 0) * DAY_MS),
})

const valuesOf = ({ facts }: NewsEvent, at: number): Facts => ({
  ...facts,
  ...capitalsOf(facts),
  ...scalesOf(facts),
  ...(facts['visitors'] && { visitorsEn: facts['visitors'].replace('.', ',') }),
  ...allDatesOf(facts, at),
})

const fill = (template: string, values: Facts): string =>
  template.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The event has no value for ${gap}.`)
    return value
  })

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const report = (publication: Publication, event: NewsEvent, now: number): FeedEntry => {
  const at = lastTimeOf(event, now)
  const values = valuesOf(event, at)
  const template = findTemplate(publication.voice, event.kind)
  const title = fill(template.title, values)
  const publishedAt = new Date(at + publication.delayMinutes * MINUTE_MS)
  const day = publishedAt.toISOString().slice(0, 10).replaceAll('-', '/')
  const path = `/${day}/${slugOf(title)}`
  return { title, text: fill(template.text, values), publishedAt, path, event: event.number }
}

/** The entries of a publication's feed at a time, newest first. Deterministic. */
export const writeEdition = (publication: Publication, now: number): readonly FeedEntry[] => {
  const { kinds, share } = publication
  return NEWS_EVENTS.filter(({ kind }) => kinds.includes(kind))
    .filter((_, index) => share.remainders.includes(index % share.divisor))
    .map((event) => report(publication, event, now))
    .filter(({ publishedAt }) => publishedAt.getTime() <= now)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
}
