import type { RevisionKind } from '#shared/api/band-history.ts'
import type { BandPatch } from '#shared/domain/band-diff.ts'
import { putNew, type Key, type Partition, type Write } from '#platform/table/index.ts'

/** One change of a band. Its number is the version of the band after it; number 1 has no item. */
export interface RevisionItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'BandRevision'
  readonly number: number
  readonly kind: RevisionKind
  /** Absent for changes by the operator or a schedule. */
  readonly authorId?: string | undefined
  /** Who accepted the proposal of the author. */
  readonly acceptedBy?: 'moderator' | 'band' | undefined
  readonly note?: string | undefined
  /** ISO 8601. */
  readonly at: string
  /** The former values of the changed fields; null where there was none. */
  readonly before: BandPatch
  readonly after: BandPatch
}

/** The partition of the band itself. */
export const revisionsPartition = (bandId: string): Partition<RevisionItem> => ({
  PK: `BAND#${bandId}`,
})

export const REVISION_PREFIX = 'REV#'

const DIGITS = 6

export const revisionKey = (bandId: string, number: number): Key<RevisionItem> => ({
  PK: revisionsPartition(bandId).PK,
  SK: REVISION_PREFIX + String(number).padStart(DIGITS, '0'),
})

export type NewRevision = Omit<RevisionItem, 'PK' | 'SK' | 'entity'>

/** Fails when another change of the band came first. */
export const putRevision = (bandId: string, revision: NewRevision): Write<RevisionItem> =>
  putNew<RevisionItem>({
    ...revisionKey(bandId, revision.number),
    entity: 'BandRevision',
    ...revision,
  })
