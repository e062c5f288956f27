import { fieldsOf, pickFields, type BandPatch } from '#shared/domain/band-diff.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import type { TransactItem } from '#platform/table/index.ts'
import {
  bandIdOf,
  changeBandItem,
  moveBandName,
  type BandChange,
  type BandItem,
} from '../items/index.ts'
import { attributesOf, valuesOf } from './band-values.ts'
import { putRevision, type NewRevision } from './revision.items.ts'

interface BandRevision extends Pick<NewRevision, 'kind' | 'authorId' | 'acceptedBy' | 'note'> {
  /** Values that differ from those of the band. */
  readonly patch?: BandPatch
  /** Changes that are no values: who it belongs to, and whether it is archived. */
  readonly also?: Pick<BandChange, 'claimedBy' | 'archivedAt' | 'archiveReason'>
}

/**
 * The parts of a transaction that change a band and record who did it. There is no other way to change its values.
 * Fails with `band` when the band changed since it was read, and with `newName` when another band has the name.
 */
export const changeBand = (
  band: BandItem,
  { patch = {}, also = {}, ...revision }: BandRevision,
): Record<string, TransactItem> => {
  const [bandId, at, number] = [bandIdOf(band), isoNow(), band.version + 1]
  const before = pickFields(valuesOf(band), fieldsOf(patch))
  const values = attributesOf(patch)
  return {
    band: changeBandItem(band, { ...values, ...also, version: number, updatedAt: at }),
    revision: putRevision(bandId, { ...revision, number, at, before, after: patch }),
    ...moveBandName(bandId, band, { ...band, ...values }),
  }
}
