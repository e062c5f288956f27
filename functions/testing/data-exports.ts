import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { dataExportKey, type DataExportItem } from '../data-export/items/export.items.ts'

/** An export in its second step; nothing is stored. */
export const aRunningExport = (memberId: string): DataExportItem => ({
  ...dataExportKey(memberId),
  entity: 'DataExport',
  memberId,
  exportId: newId(),
  state: 'running',
  step: 1,
  packing: { page: 0, packed: 0 },
  pages: 0,
  entries: 0,
  counts: {},
  parts: {},
  archives: [],
  updatedAt: isoNow(),
  expiresAt: 0,
})

export const asReady = (running: DataExportItem): DataExportItem => ({
  ...running,
  state: 'ready',
  step: 2,
  availableUntil: '2026-11-29T11:00:00.000Z',
})
