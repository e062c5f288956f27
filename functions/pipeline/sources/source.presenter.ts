import type { Source } from '#shared/api/sources.ts'
import { now } from '#platform/runtime/clock.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import type { SourceHealthItem, SourceItem } from './source.items.ts'

const DAY_MS = 24 * 3_600_000

/** Days of item counts. */
export const HEALTH_DAYS = 14

/** The last days in Berlin, today last. Counts from noon, because days have 23 to 25 hours. */
export const lastDays = (at: number): string[] => {
  const noon = Date.parse(`${berlinDay(at)}T12:00:00Z`)
  return Array.from({ length: HEALTH_DAYS }, (_, index) =>
    new Date(noon - (HEALTH_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Null for a time in the past: the next run reads the source. */
const futureOnly = (instant: string | undefined, at: number): string | null =>
  instant !== undefined && Date.parse(instant) > at ? instant : null

const presentHealth = (health: Partial<SourceHealthItem>): Source['health'] => {
  const at = now()
  return {
    lastTriedAt: health.lastTriedAt ?? null,
    lastSuccessAt: health.lastSuccessAt ?? null,
    lastNewAt: health.lastNewAt ?? null,
    lastError: health.lastError ?? null,
    namedUrl: health.namedUrl ?? null,
    failures: health.failures ?? 0,
    nextTryAt: futureOnly(health.nextTryAt, at),
    hasEtag: health.etag !== undefined,
    optedOut: health.optedOut ?? false,
    itemsPerDay: lastDays(at).map((day) => ({ day, items: health.days?.[day] ?? 0 })),
  }
}

export const presentSource = (
  source: SourceItem,
  health: SourceHealthItem | undefined,
): Source => ({
  id: source.SK,
  name: source.name,
  url: source.url,
  category: source.category,
  language: source.language,
  enabled: source.enabled,
  health: presentHealth(health ?? {}),
})
