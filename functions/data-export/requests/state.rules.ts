import type { DataExportItem } from '../items/export.items.ts'

/** A step is repeated five times in 24 minutes; one that was not finished by then never will be. */
const STALLED_MS = 45 * 60 * 1000

type Times = Pick<DataExportItem, 'state' | 'updatedAt' | 'availableUntil'>

export const hasStalled = ({ state, updatedAt }: Times, at: number): boolean =>
  state === 'running' && at - Date.parse(updatedAt) > STALLED_MS

export const isExpired = ({ state, availableUntil = '' }: Times, at: number): boolean =>
  state === 'ready' && !(Date.parse(availableUntil) > at)
