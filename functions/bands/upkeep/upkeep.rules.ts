import type { BandUpkeepItem } from './upkeep.items.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A newcomer without activity for a year is asked about (docs/product/bands.md#clean-up). */
const SILENT_DAYS = 365
/** Time for an answer. */
const ANSWER_DAYS = 30

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString()

/** Newcomers whose last activity is before this time are silent. */
export const silentBefore = (now: Date): string => daysBefore(now, SILENT_DAYS)

interface Known {
  /** ISO 8601. */
  readonly lastKnownActivity: string
  readonly upkeep?: Pick<BandUpkeepItem, 'change' | 'at'> | undefined
}

/** What the clean-up does with a newcomer now. A question from before the last activity does not count. */
export const nextStep = (
  { lastKnownActivity, upkeep }: Known,
  now: Date,
): 'ask' | 'archive' | 'wait' => {
  if (lastKnownActivity >= silentBefore(now)) return 'wait'
  const isAsked = upkeep?.change === 'silent' && upkeep.at > lastKnownActivity
  if (!isAsked) return 'ask'
  return upkeep.at < daysBefore(now, ANSWER_DAYS) ? 'archive' : 'wait'
}
