import {
  absent,
  check,
  putNew,
  remove,
  update,
  type Condition,
  type Key,
  type Partition,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import type { BandItem, BandValues } from './band.items.ts'
import { foldBandName, foldCountry } from './band-name.ts'

/** A name in use. Bands of other countries may share it. */
export interface BandNameItem {
  readonly PK: string
  readonly SK: string
  readonly bandId: string
  /** The band waits for a moderator. */
  readonly isHeld?: true | undefined
}

type Named = Pick<BandValues, 'name' | 'country'>

/** All bands that share a folded name, by country. */
export const bandNamePartition = (folded: string): Partition<BandNameItem> => ({
  PK: `BAND_UNIQUE#${folded}`,
})

export const bandNameKey = ({ name, country }: Named): Key<BandNameItem> => ({
  PK: bandNamePartition(foldBandName(name)).PK,
  SK: `C#${foldCountry(country)}`,
})

/** Fails when another band has the name in this country. */
export const takeBandName = (
  bandId: string,
  { status, ...band }: Named & Pick<BandItem, 'status'>,
): Write<BandNameItem> =>
  putNew<BandNameItem>({
    ...bandNameKey(band),
    bandId,
    isHeld: status === 'held' ? true : undefined,
  })

const ownedBy = (bandId: string): Condition<BandNameItem> => ({ bandId })

export const releaseBandName = (bandId: string, band: Named): Write<BandNameItem> =>
  remove(bandNameKey(band), ownedBy(bandId))

/** An approved band is found by its name. */
export const showBandName = (bandId: string, band: Named): Write<BandNameItem> =>
  update(bandNameKey(band), { remove: ['isHeld'], condition: ownedBy(bandId) })

/** A hidden band keeps its name, and is not found by it. */
export const hideBandName = (bandId: string, band: Named): Write<BandNameItem> =>
  update(bandNameKey(band), { set: { isHeld: true }, condition: ownedBy(bandId) })

/**
 * Moves the name when it or the country changed. Fails with `newName` when another band has it. A removed band has no
 * name to release, and takes none, because members may use it.
 */
export const moveBandName = (
  bandId: string,
  before: BandItem,
  after: Named,
): Readonly<Record<string, TransactItem>> => {
  const [from, to] = [bandNameKey(before), bandNameKey(after)]
  if (from.PK === to.PK && from.SK === to.SK) return {}
  if (before.status === 'removed') return { newName: check(to, absent) }
  return {
    oldName: releaseBandName(bandId, before),
    newName: takeBandName(bandId, { ...after, status: before.status }),
  }
}
