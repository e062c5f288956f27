import { LIMITS } from '#shared/domain/limits.ts'
import type { ConcertItem, ConcertSource, ConcertValues, StoredSource } from './concert.items.ts'

const NAMES = [
  'bandName',
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

/** Values that differ, by name; null where only the first has one. */
const differences = (first: ConcertValues, other: ConcertValues): StoredSource['values'] => {
  const entries = NAMES.flatMap((name) =>
    first[name] === other[name] ? [] : [[name, other[name] ?? null] as const],
  )
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

export const areSameValues = (one: ConcertValues, other: ConcertValues): boolean =>
  differences(one, other) === undefined

export const compactSource = (
  { values, ...source }: ConcertSource,
  first: ConcertValues,
): StoredSource => {
  const own = differences(first, values)
  return { ...source, ...(own && { values: own }) }
}

/** Without what all sources repeat, so that a concert that many members submit stays small. */
const compact = (sources: readonly ConcertSource[]): StoredSource[] => {
  const [first, ...others] = sources
  if (!first) return []
  return [first, ...others.map((source) => compactSource(source, first.values))]
}

const withoutMissing = (values: object): ConcertValues =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as ConcertValues

/** The sources with all of their values. */
export const sourcesOf = ({ sources }: Pick<ConcertItem, 'sources'>): ConcertSource[] => {
  const first = sources[0]?.values
  return sources.map((source) => ({
    ...source,
    values: withoutMissing({ ...first, ...source.values }),
  }))
}

/** The oldest first; after them those of concerts that were merged into this one. */
const byAge = (one: ConcertSource, other: ConcertSource): number =>
  (one.from ? 1 : 0) - (other.from ? 1 : 0) || (one.id < other.id ? -1 : 1)

const latestEditFirst = (one: ConcertSource, other: ConcertSource): number =>
  (other.editedAt ?? '').localeCompare(one.editedAt ?? '') || byAge(one, other)

type Shown = Omit<ConcertValues, 'ticketUrl'> & Pick<ConcertItem, 'sources'>

/**
 * What a concert shows of its sources. The first one decides about band, place and day; of genre, price and description
 * the last edit wins. What these do not know, the others add. Unknown values are undefined, so that they replace earlier ones.
 */
export const shownOf = (all: readonly ConcertSource[]): Shown => {
  const sources = all.toSorted(byAge)
  const edited = sources.toSorted(latestEditFirst)
  const firstKnown = <Name extends keyof ConcertValues>(
    name: Name,
    order = sources,
  ): ConcertValues[Name] | undefined =>
    order.map(({ values }) => values[name]).find((value) => value !== undefined)
  const [first] = sources
  if (!first) throw new Error('A concert without sources shows nothing.')
  const { bandName, city, date } = first.values
  return {
    bandName,
    venue: firstKnown('venue'),
    city,
    country: firstKnown('country'),
    date,
    time: firstKnown('time'),
    genre: firstKnown('genre', edited),
    price: firstKnown('price', edited),
    description: firstKnown('description', edited),
    sources: compact(sources),
  }
}

/** One ticket link of each source, the oldest first. */
export const ticketUrlsOf = (concert: Pick<ConcertItem, 'sources'>): string[] => [
  ...new Set(
    sourcesOf(concert).flatMap(({ values: { ticketUrl } }) => (ticketUrl ? [ticketUrl] : [])),
  ),
]

/** The first of a member; after a merge there can be more. */
export const sourceOfMember = (
  concert: Pick<ConcertItem, 'sources'>,
  memberId: string,
): ConcertSource | undefined => sourcesOf(concert).find((source) => source.memberId === memberId)

/** Whether it is the source that decides what the concert is. */
export const isFirstSource = (
  concert: Pick<ConcertItem, 'sources'>,
  { id }: ConcertSource,
): boolean => sourcesOf(concert).toSorted(byAge)[0]?.id === id

export const hasRoom = ({ sources }: Pick<ConcertItem, 'sources'>): boolean =>
  sources.length < LIMITS.concertSources
