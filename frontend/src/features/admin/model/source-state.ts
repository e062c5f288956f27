import type { Source } from '#shared/api/sources.ts'

/** What matters most about a feed, the worst first. */
export const SOURCE_STATES = ['failing', 'optedOut', 'unread', 'reading', 'off'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

export const sourceState = ({ enabled, health }: Source): SourceState => {
  if (!enabled) return 'off'
  if (health.optedOut) return 'optedOut'
  if (health.failures > 0) return 'failing'
  return health.lastSuccessAt === null ? 'unread' : 'reading'
}

const rank = (source: Source): number => SOURCE_STATES.indexOf(sourceState(source))

/** Those that need a hand first, then by name. */
export const byNeed = (sources: readonly Source[]): Source[] =>
  sources.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'de'))

export const matching = (sources: readonly Source[], typed: string): readonly Source[] => {
  const wanted = typed.trim().toLocaleLowerCase('de')
  if (wanted === '') return sources
  return sources.filter(({ name, url }) =>
    `${name} ${url}`.toLocaleLowerCase('de').includes(wanted),
  )
}

export const countByState = (sources: readonly Source[], state: SourceState): number =>
  sources.filter((source) => sourceState(source) === state).length
