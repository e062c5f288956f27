import { LIMITS } from '#shared/domain/limits.ts'
import { piecesWithLinks } from '#shared/domain/links.ts'
import type { ConcertItem, ConcertSource, ConcertValues, StoredSource } from './concert.items.ts'

const NAMES = [
  'bandName',
  'bandId',
  'venue',
  'city',
  'country',
  'date',
  'time',
  'genre',
  'price',
  'description',
  'ticketUrl',
] as const satisfies readonly (keyof ConcertValues)[]

/** Values that differ, by name; null where only `shown` has one. */
const differences = (shown: ConcertValues, own: ConcertValues): StoredSource['values'] => {
  const entries = NAMES.flatMap((name) =>
    shown[name] === own[name] ? [] : [[name, own[name] ?? null] as const],
  )
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

export const areSameValues = (one: ConcertValues, other: ConcertValues): boolean =>
  differences(one, other) === undefined

/** Without what the concert shows, so that one that many members submit stays small. */
export const compactSource = (
  { values, ...source }: ConcertSource,
  shown: Omit<ConcertValues, 'ticketUrl'>,
): StoredSource => {
  const own = differences({ ...shown, ticketUrl: undefined }, values)
  return { ...source, ...(own && { values: own }) }
}

const withoutMissing = (values: object): ConcertValues =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as ConcertValues

const valuesOf = (concert: ConcertValues): ConcertValues =>
  Object.fromEntries(
    NAMES.flatMap((name) => (name === 'ticketUrl' ? [] : [[name, concert[name]] as const])),
  ) as unknown as ConcertValues

/** The sources with all of their values. */
export const completeSources = (concert: Omit<ConcertItem, 'PK' | 'SK'>): ConcertSource[] => {
  const shown = valuesOf(concert)
  return concert.sources.map((source) => ({
    ...source,
    values: withoutMissing({ ...shown, ...source.values }),
  }))
}

/** The oldest first; after them those of concerts that were merged into this one. */
const byAge = (one: ConcertSource, other: ConcertSource): number =>
  (one.from ? 1 : 0) - (other.from ? 1 : 0) || (one.id < other.id ? -1 : 1)

const latestEditFirst = (one: ConcertSource, other: ConcertSource): number =>
  (other.editedAt ?? '').localeCompare(one.editedAt ?? '') || byAge(one, other)

const withoutLinks = (text: string | undefined): string | undefined => {
  const left = piecesWithLinks(text ?? '').filter(({ href }) => href === undefined)
  const shown = left.map((piece) => piece.text).join('')
  return shown.trim() === '' ? undefined : shown
}

/** Of a source whose links are withheld, what is left of it. */
const withoutWithheld = (source: ConcertSource): ConcertSource => {
  if (!source.withheld) return source
  const { values } = source
  const { price, genre, description } = values
  const shown = {
    ...values,
    price: withoutLinks(price),
    genre: withoutLinks(genre),
    description: withoutLinks(description),
  }
  return { ...source, values: shown }
}

type Shown = Omit<ConcertValues, 'ticketUrl'> & Pick<ConcertItem, 'sources'>

/**
 * What a concert shows of its sources. The first one decides about band, place and day; of genre, price and description
 * the last edit wins. What these do not know, the others add. Unknown values are undefined, so that they replace earlier ones.
 */
export const chooseShown = (all: readonly ConcertSource[]): Shown => {
  const stored = all.toSorted(byAge)
  const sources = stored.map(withoutWithheld)
  const edited = sources.toSorted(latestEditFirst)
  const firstKnown = <Name extends keyof ConcertValues>(
    name: Name,
    order = sources,
  ): ConcertValues[Name] | undefined =>
    order.map(({ values }) => values[name]).find((value) => value !== undefined)
  const [first] = sources
  if (!first) throw new Error('A concert without sources shows nothing.')
  const { bandName, city, date } = first.values
  const shown = {
    bandName,
    bandId: firstKnown('bandId'),
    venue: firstKnown('venue'),
    city,
    country: firstKnown('country'),
    date,
    time: firstKnown('time'),
    genre: firstKnown('genre', edited),
    price: firstKnown('price', edited),
    description: firstKnown('description', edited),
  }
  return { ...shown, sources: stored.map((source) => compactSource(source, shown)) }
}

/** One ticket link of each source, the oldest first. */
export const listTicketUrls = (concert: ConcertItem): string[] => [
  ...new Set(
    completeSources(concert).flatMap(({ values: { ticketUrl }, withheld }) =>
      ticketUrl && !withheld ? [ticketUrl] : [],
    ),
  ),
]

/** The first of a member; after a merge there can be more. */
export const sourceOfMember = (concert: ConcertItem, memberId: string): ConcertSource | undefined =>
  completeSources(concert).find((source) => source.memberId === memberId)

/** Whether it is the source that decides what the concert is. */
export const isFirstSource = (concert: ConcertItem, { id }: ConcertSource): boolean =>
  completeSources(concert).toSorted(byAge)[0]?.id === id

export const hasRoom = ({ sources }: Pick<ConcertItem, 'sources'>): boolean =>
  sources.length < LIMITS.concertSources
