import {
  absent,
  expression,
  put,
  type Expression,
  type Key,
  type Leasable,
  type Write,
} from '#platform/table/index.ts'

/** Where reading continues. */
export interface ReadingPosition {
  readonly section: string
  /** Of the section; absent at its beginning. */
  readonly cursor?: string | undefined
}

/** Where packing continues: the page, and what of it is packed: 0 nothing, 1 its texts, then each of its media. */
export interface PackingPosition {
  readonly page: number
  readonly packed: number
}

/** The newest export of a member. Each step of the worker changes it once. */
export interface DataExportItem extends Leasable {
  readonly PK: string
  readonly SK: 'DATA_EXPORT'
  readonly entity: 'DataExport'
  readonly memberId: string
  /** A ULID, with the time of the request. */
  readonly exportId: string
  readonly state: 'running' | 'ready' | 'failed'
  readonly failure?: 'account_gone' | 'interrupted' | undefined
  /** Finished steps; fences each step. */
  readonly step: number
  /** Absent once everything is read. */
  readonly reading?: ReadingPosition | undefined
  readonly packing: PackingPosition
  /** Page objects that reading wrote. */
  readonly pages: number
  readonly entries: number
  /** By section: entries, and the pages that they fill. */
  readonly counts: Readonly<Record<string, number>>
  readonly parts: Readonly<Record<string, number>>
  /** Sizes of the finished archives in bytes. */
  readonly archives: readonly number[]
  readonly updatedAt: string
  readonly readyAt?: string | undefined
  readonly availableUntil?: string | undefined
  /** When its member got the mail about it. */
  readonly mailedAt?: string | undefined
  /** TTL in seconds; its objects go with the item. */
  readonly expiresAt: number
}

export const dataExportKey = (memberId: string): Key<DataExportItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'DATA_EXPORT',
})

type New = Pick<DataExportItem, 'memberId' | 'exportId' | 'reading' | 'updatedAt' | 'expiresAt'>

/** Fails when another request replaced the export that was read. */
export const putDataExport = (
  started: New,
  replaced: DataExportItem | undefined,
): Write<DataExportItem> =>
  put<DataExportItem>(
    {
      ...dataExportKey(started.memberId),
      entity: 'DataExport',
      ...started,
      state: 'running',
      step: 0,
      packing: { page: 0, packed: 0 },
      pages: 0,
      entries: 0,
      counts: {},
      parts: {},
      archives: [],
    },
    replaced ? { exportId: replaced.exportId, step: replaced.step, state: replaced.state } : absent,
  )

/** The step of this export that is due. */
export const stepIsDue = (exportId: string, step: number): Expression =>
  expression`exportId = ${exportId} AND #step = ${step} AND #state = ${'running'}`
