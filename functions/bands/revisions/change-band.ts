import { listFields, pickFields, type BandPatch } from '#shared/domain/band-diff.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import type { TransactItem } from '#platform/table/index.ts'
import { bandIdOf, changeBandItem, type BandChange, type BandItem } from '../items/band.items.ts'
import { isRenamed, moveBandName } from '../items/band-name.items.ts'
import { toAttributes, readValues } from './band-values.ts'
import { putRevision, type NewRevision } from './revision.items.ts'

interface BandRevision extends Pick<NewRevision, 'kind' | 'authorId' | 'acceptedBy' | 'note'> {
  /** Values that differ from those of the band. */
  readonly patch?: BandPatch
  /** Changes that are no values: who it belongs to, and whether it is archived. */
  readonly also?:
    | undefined
    | Pick<BandChange, 'claimedBy' | 'identityProposal' | 'archivedAt' | 'archiveReason'>
  /** A new name must be free in the country. Otherwise another band can have it, which a person was asked about. */
  readonly needsOwnName?: boolean
}

/**
 * The parts of a transaction that change a band and record who did it. There is no other way to change its values.
 * Fails with `band` when the band changed since it was read, and with `newName` when another band
 * has the name that the band needs for itself.
 */
export const changeBand = (
  band: BandItem,
  { patch = {}, also = {}, needsOwnName = false, ...revision }: BandRevision,
): Record<string, TransactItem> => {
  const [bandId, at, number] = [bandIdOf(band), isoNow(), band.version + 1]
  const before = pickFields(readValues(band), listFields(patch))
  const values = toAttributes(patch)
  const renamed = { ...band, ...values, isNamesake: needsOwnName ? undefined : (true as const) }
  const placed = isRenamed(band, renamed) ? { isNamesake: renamed.isNamesake } : {}
  return {
    band: changeBandItem(band, { ...values, ...also, ...placed, version: number, updatedAt: at }),
    revision: putRevision(bandId, { ...revision, number, at, before, after: patch }),
    ...moveBandName(bandId, band, renamed),
  }
}
