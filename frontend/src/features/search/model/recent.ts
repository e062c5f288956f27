import { LIMITS } from '#shared/domain/limits.ts'
import { attempt, readStored, removeStored, store } from '#spa/platform/storage.ts'
import { RECENT_SEARCHES_KEY } from '#spa/platform/device-keys.ts'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The searches of this browser that led somewhere, the last first. */
export const readRecent = (): readonly string[] => {
  const stored = attempt<unknown>(
    () => JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? '[]') as unknown,
    [],
  )
  return isTexts(stored) ? stored.slice(0, LIMITS.recentSearches) : []
}

const fold = (query: string): string => query.toLocaleLowerCase('de')

const others = (query: string): readonly string[] =>
  readRecent().filter((one) => fold(one) !== fold(query))

const keep = (queries: readonly string[]): readonly string[] => {
  if (queries.length === 0) removeStored(RECENT_SEARCHES_KEY)
  else store(RECENT_SEARCHES_KEY, JSON.stringify(queries))
  return queries
}

export const rememberSearch = (query: string): readonly string[] =>
  keep([query, ...others(query)].slice(0, LIMITS.recentSearches))

export const forgetSearch = (query: string): readonly string[] => keep(others(query))

export const forgetSearches = (): readonly string[] => keep([])
