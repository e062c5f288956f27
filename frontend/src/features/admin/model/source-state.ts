import type { Source } from '#shared/api/sources.ts'
import { sumOf } from './figures.ts'

/** The states of a feed, the most urgent first. */
export const SOURCE_STATES = ['failing', 'optedOut', 'unread', 'reading', 'off'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

export const sourceState = ({ enabled, health }: Source): SourceState => {
  if (!enabled) return 'off'
  if (health.optedOut) return 'optedOut'
  if (health.failures > 0) return 'failing'
  return health.lastSuccessAt === null ? 'unread' : 'reading'
}

const rank = (source: Source): number => SOURCE_STATES.indexOf(sourceState(source))

export const compareNames = (a: Source, b: Source): number => a.name.localeCompare(b.name, 'de')

/** The most urgent first, then by name. */
export const compareStates = (a: Source, b: Source): number =>
  rank(a) - rank(b) || compareNames(a, b)

/** Sources that were never read come first. ISO timestamps sort as text. */
export const compareSuccess = (a: Source, b: Source): number =>
  (a.health.lastSuccessAt ?? '').localeCompare(b.health.lastSuccessAt ?? '')

const DAY_MS = 86_400_000

/** Whole days without anything new, of a source that is read; null before anything was new. */
export const daysWithoutNews = ({ health }: Source, now: Date): number | null =>
  health.lastNewAt === null
    ? null
    : Math.floor((now.getTime() - Date.parse(health.lastNewAt)) / DAY_MS)

const itemsOf = ({ health }: Source): number => sumOf(health.itemsPerDay.map(({ items }) => items))

export const compareItems = (a: Source, b: Source): number => itemsOf(a) - itemsOf(b)

export const byNeed = (sources: readonly Source[]): Source[] => sources.toSorted(compareStates)

export interface SourceFilter {
  readonly typed: string
  /** Empty for all of them. */
  readonly state: string
  readonly category: string
}

export const isFiltered = ({ typed, state, category }: SourceFilter): boolean =>
  typed.trim() !== '' || state !== '' || category !== ''

const hasText = ({ name, url }: Source, wanted: string): boolean =>
  `${name} ${url}`.toLocaleLowerCase('de').includes(wanted)

export const matching = (sources: readonly Source[], filter: SourceFilter): readonly Source[] => {
  const { typed, state, category } = filter
  const wanted = typed.trim().toLocaleLowerCase('de')
  return sources.filter(
    (source) =>
      (state === '' || sourceState(source) === state) &&
      (category === '' || source.category === category) &&
      hasText(source, wanted),
  )
}

export const countByState = (sources: readonly Source[], state: SourceState): number =>
  sources.filter((source) => sourceState(source) === state).length
