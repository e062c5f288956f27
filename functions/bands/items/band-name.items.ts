import { nameIdentity } from '#shared/domain/name-identity.ts'
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
import { foldCountry } from './band-name.ts'

/** A name in use. Bands of other countries may share it. */
export interface BandNameItem {
  readonly PK: string
  readonly SK: string
  readonly bandId: string
  /** The band waits for a moderator. */
  readonly isHeld?: true | undefined
}

type Named = Pick<BandValues, 'name' | 'country'>
type Placed = Named & Pick<BandItem, 'isNamesake'>

/** All bands that share a name, by country. */
export const bandNamePartition = (name: string): Partition<BandNameItem> => ({
  PK: `BAND_UNIQUE#${nameIdentity(name)}`,
})

/** The name of the first band of the country, which settles who of two is that. */
export const bandNameKey = ({ name, country }: Named): Key<BandNameItem> => ({
  PK: bandNamePartition(name).PK,
  SK: `C#${foldCountry(country)}`,
})

/** How the sort keys of further bands of the country with this name begin. */
export const furtherNamesOfCountry = (named: Named): string => `${bandNameKey(named).SK}#`

const nameKeyOf = (bandId: string, band: Placed): Key<BandNameItem> => {
  const first = bandNameKey(band)
  return band.isNamesake ? { PK: first.PK, SK: furtherNamesOfCountry(band) + bandId } : first
}

/** Fails when another band of the country has the name, unless the band is one of several with it. */
export const takeBandName = (
  bandId: string,
  { status, ...band }: Placed & Pick<BandItem, 'status'>,
): Write<BandNameItem> =>
  putNew<BandNameItem>({
    ...nameKeyOf(bandId, band),
    bandId,
    isHeld: status === 'held' ? true : undefined,
  })

const ownedBy = (bandId: string): Condition<BandNameItem> => ({ bandId })

export const releaseBandName = (bandId: string, band: Placed): Write<BandNameItem> =>
  remove(nameKeyOf(bandId, band), ownedBy(bandId))

/** An approved band is found by its name. */
export const showBandName = (bandId: string, band: Placed): Write<BandNameItem> =>
  update(nameKeyOf(bandId, band), { remove: ['isHeld'], condition: ownedBy(bandId) })

/** A hidden band keeps its name, and is not found by it. */
export const hideBandName = (bandId: string, band: Placed): Write<BandNameItem> =>
  update(nameKeyOf(bandId, band), { set: { isHeld: true }, condition: ownedBy(bandId) })

/** Whether a change of name or country makes it the name of another band, for those who compare. */
export const isRenamed = (before: Named, after: Named): boolean => {
  const [from, to] = [bandNameKey(before), bandNameKey(after)]
  return from.PK !== to.PK || from.SK !== to.SK
}

/**
 * Moves the name when it or the country changed. Fails with `newName` when another band has it, unless `after` is one
 * of several with it. A removed band has no name to release, and takes none, because members may use it.
 */
export const moveBandName = (
  bandId: string,
  before: BandItem,
  after: Placed,
): Readonly<Record<string, TransactItem>> => {
  if (!isRenamed(before, after)) return {}
  if (before.status === 'removed')
    return after.isNamesake ? {} : { newName: check(bandNameKey(after), absent) }
  return {
    oldName: releaseBandName(bandId, before),
    newName: takeBandName(bandId, { ...after, status: before.status }),
  }
}
