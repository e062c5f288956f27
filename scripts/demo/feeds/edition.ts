import type { FeedEntry } from './feed-entry.ts'
import type { Publication } from './publications.ts'
import { STORIES, type Story } from './stories/index.ts'
import { VOICES } from './voices/index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A story happens anew after so many days: longer than stories are looked for, so it is another one then. */
const CYCLE_DAYS = 4

const MONTHS =
  `Januar Februar März April Mai Juni Juli August September Oktober November Dezember`.split(' ')
const MONTHS_EN =
  `January February March April May June July August September October November December`.split(' ')

/** The latest moment up to `now` at which the story happened. */
const happenedAt = ({ number }: Story, now: number): number => {
  const minutes = 6 * 60 + ((number * 437) % (15 * 60))
  const today = Math.floor(now / DAY_MS)
  const ago = (((today - number) % CYCLE_DAYS) + CYCLE_DAYS) % CYCLE_DAYS
  const at = (today - ago) * DAY_MS + minutes * MINUTE_MS
  return at <= now ? at : at - CYCLE_DAYS * DAY_MS
}

const datesOf = (name: string, at: number): Record<string, string> => {
  const date = new Date(at)
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()]
  const padded = [day, month + 1].map((part) => String(part).padStart(2, '0'))
  return {
    [name]: `${String(day)}. ${MONTHS[month] ?? ''} ${String(year)}`,
    [`${name}Short`]: `${padded.join('.')}.${String(year)}`,
    [`${name}En`]: `${MONTHS_EN[month] ?? ''} ${String(day)}, ${String(year)}`,
  }
}

const SHOUTED = {
  band: 'BAND',
  support: 'SUPPORT',
  support2: 'SUPPORT2',
  second: 'SECOND',
  third: 'THIRD',
  formerBand: 'FORMER',
  labelmate: 'LABELMATE',
}

const shoutedOf = (facts: Story['facts']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHOUTED).flatMap(([name, shouted]) => {
      const value = facts[name]
      return value === undefined ? [] : [[shouted, value.toUpperCase()]]
    }),
  )

const scalesOf = ({ points }: Story['facts']): Record<string, string> => {
  if (points === undefined) return {}
  const value = Number(points.replace(',', '.'))
  return { pointsEn: String(value), stars: String(value / 2) }
}

const daysOf = (facts: Story['facts'], at: number): Record<string, string> => ({
  ...datesOf('date', at + Number(facts['in'] ?? facts['date'] ?? 0) * DAY_MS),
  ...datesOf('until', at + Number(facts['until'] ?? 0) * DAY_MS),
  ...datesOf('later', at + Number(facts['later'] ?? 0) * DAY_MS),
})

const valuesOf = ({ facts }: Story, at: number): Readonly<Record<string, string>> => ({
  ...facts,
  ...shoutedOf(facts),
  ...scalesOf(facts),
  ...(facts['visitors'] && { visitorsEn: facts['visitors'].replace('.', ',') }),
  ...daysOf(facts, at),
})

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing is known for ${gap}.`)
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

const tell = (publication: Publication, story: Story, now: number): FeedEntry => {
  const at = happenedAt(story, now)
  const [title, text] = VOICES[publication.voice][story.kind].map((template) =>
    fill(template, valuesOf(story, at)),
  ) as [string, string]
  const publishedAt = new Date(at + publication.delay * MINUTE_MS)
  const day = publishedAt.toISOString().slice(0, 10).replaceAll('-', '/')
  return { title, text, publishedAt, path: `/${day}/${slugOf(title)}`, story: story.number }
}

/** What a publication's feed holds at a moment, the newest first. The same for the same moment. */
export const editionOf = (publication: Publication, now: number): readonly FeedEntry[] => {
  const { tells, share } = publication
  return STORIES.filter(({ kind }) => tells.includes(kind))
    .filter((_, index) => share.rests.includes(index % share.of))
    .map((story) => tell(publication, story, now))
    .filter(({ publishedAt }) => publishedAt.getTime() <= now)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
}
