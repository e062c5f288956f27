import type { DataExportState } from '#shared/api/data-export.ts'
import { ulidDate, ulidTime } from '#shared/domain/ids.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { now } from '#platform/runtime/clock.ts'
import type { DataExportItem } from '../items/export.items.ts'
import { SECTION_IDS } from '../model/section-ids.ts'
import { hasStalled, isExpired } from './state.rules.ts'

/** @param number from 1 */
export const fileName = ({ exportId, archives }: DataExportItem, number: number): string => {
  const day = berlinDay(ulidTime(exportId))
  const suffix = archives.length > 1 ? `-${number}-von-${archives.length}` : ''
  return `hoellenlaerm-daten-${day}${suffix}.zip`
}

const kindsBefore = (section: string): number => SECTION_IDS.findIndex((id) => id === section)

const running = (item: DataExportItem, requestedAt: string): DataExportState => {
  const { reading, entries, archives } = item
  const kinds = SECTION_IDS.length
  return {
    state: 'running',
    requestedAt,
    phase: reading ? 'reading' : 'packing',
    entries,
    kindsDone: reading ? Math.max(0, kindsBefore(reading.section)) : kinds,
    kinds,
    files: archives.length,
  }
}

export const presentExport = (item: DataExportItem | undefined): DataExportState => {
  if (!item) return { state: 'none' }
  const requestedAt = ulidDate(item.exportId)
  if (item.state === 'failed')
    return { state: 'failed', requestedAt, reason: item.failure ?? 'interrupted' }
  if (hasStalled(item, now())) return { state: 'failed', requestedAt, reason: 'interrupted' }
  if (item.state === 'running') return running(item, requestedAt)
  if (isExpired(item, now())) return { state: 'expired', requestedAt }
  return {
    state: 'ready',
    requestedAt,
    readyAt: item.readyAt ?? requestedAt,
    availableUntil: item.availableUntil ?? requestedAt,
    entries: item.entries,
    files: item.archives.map((bytes, index) => ({ name: fileName(item, index + 1), bytes })),
  }
}
