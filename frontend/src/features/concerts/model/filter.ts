import { CONCERT_RANGES, LIST_RADII } from '#shared/domain/concerts.ts'

/** `grid` shows the concerts to come, `month` a calendar, `past` a month that is over, `own` what the member submitted. */
export const VIEWS = ['grid', 'month', 'past', 'own'] as const
export type View = (typeof VIEWS)[number]

export type Range = (typeof CONCERT_RANGES)[number]

export type Radius = 0 | (typeof LIST_RADII)[number]

export interface ConcertFilter {
  readonly search: string
  /** Empty for all cities. */
  readonly city: string
  /** Kilometres around the city; 0 for the city alone. */
  readonly radius: Radius
  /** Days from today. */
  readonly range: Range
  readonly view: View
  /** Of the month view and of past concerts; empty for the current one. */
  readonly month: string
  /** The day that is open in the month view; empty for none. */
  readonly day: string
  /** Counted from 1. */
  readonly page: number
}

/** The furthest page that an address without its cursor can open: the contract bounds the offset. */
export const MAX_COUNTED_PAGE = 4

export const DEFAULT_RANGE: Range = 730

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const matching = (text: string | null, pattern: RegExp): string =>
  text !== null && pattern.test(text) ? text : ''

const pageOf = (text: string | null): number => {
  const page = Number(text ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The filter of an address; unknown values count as missing. */
export const parseFilter = (query: string): ConcertFilter => {
  const of = new URLSearchParams(query)
  return {
    search: (of.get('search') ?? '').trim(),
    city: (of.get('city') ?? '').trim(),
    radius: LIST_RADII.find((radius) => String(radius) === of.get('radius')) ?? 0,
    range: CONCERT_RANGES.find((range) => String(range) === of.get('range')) ?? DEFAULT_RANGE,
    view: VIEWS.find((view) => view === of.get('view')) ?? 'grid',
    month: matching(of.get('month'), MONTH),
    day: matching(of.get('day'), DAY),
    page: pageOf(of.get('page')),
  }
}

/** The query of the address, without what has its default. */
export const writeQuery = (filter: ConcertFilter): string => {
  const given: readonly (readonly [string, string, boolean])[] = [
    ['view', filter.view, filter.view !== 'grid'],
    ['search', filter.search, filter.search !== ''],
    ['city', filter.city, filter.city !== ''],
    ['radius', String(filter.radius), filter.city !== '' && filter.radius > 0],
    ['range', String(filter.range), filter.range !== DEFAULT_RANGE],
    ['month', filter.month, filter.month !== ''],
    ['day', filter.day, filter.day !== ''],
    ['page', String(filter.page), filter.page > 1],
  ]
  const query = new URLSearchParams(
    given.filter(([, , isGiven]) => isGiven).map(([name, value]) => [name, value]),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** The address of another view, which begins with its first page. Search and city stay. */
export const viewQuery = (filter: ConcertFilter, view: View): string =>
  writeQuery({ ...filter, view, page: 1, day: '', month: '' })

export const isFiltered = ({ search, city, range }: ConcertFilter): boolean =>
  search !== '' || city !== '' || range !== DEFAULT_RANGE
