import { holdByGuard, holdForModeration, holdRequest } from '#platform/content/held.items.ts'
import {
  isTakenDownBy,
  type Parts,
  type TakeDownCause,
  type TakeDownMeasure,
} from '#platform/content/take-down.ts'
import { putNew, type TransactItem } from '#platform/table/index.ts'
import { BAND_TEXTS } from '../texts.ts'
import { indexWrites } from './band-index.items.ts'
import { hideBandName, releaseBandName, showBandName, takeBandName } from './band-name.items.ts'
import { bandIdOf, changeBandItem, type BandItem } from './band.items.ts'

/** Whether the band waits because another one has its name. */
export const waitsAsNamesake = ({ statusReason }: BandItem): boolean =>
  statusReason === BAND_TEXTS.namesakeWaits

/** Why a new band waits for a moderator. */
interface Hold {
  readonly rule: string
  /** The guard found it, so that the hold has a statement of reasons. */
  readonly isOfGuard: boolean
}

/** A draft of the pipeline waits for a moderator by itself, and restricts no member. */
const hold = (band: BandItem, { rule, isOfGuard }: Hold): Parts => {
  const { submittedBy } = band
  if (!submittedBy) return { held: holdForModeration('band', bandIdOf(band), rule) }
  const holdFor = isOfGuard ? holdByGuard : holdRequest
  return holdFor(submittedBy.id, 'band', bandIdOf(band), rule)
}

/**
 * Adds a band, with its entries in all lists. Fails with `bandName` when another band of the country has its name.
 * @param held why the band waits for a moderator, or null
 */
export const newBand = (
  band: BandItem,
  held: Hold | null,
): Readonly<Record<string, TransactItem | null>> => {
  const bandId = bandIdOf(band)
  return {
    band: putNew(band),
    bandName: takeBandName(bandId, band),
    ...indexWrites(band, 0),
    ...(held && hold(band, held)),
  }
}

const SHOWN = { status: undefined, statusReason: undefined, takenDown: undefined } as const

/** Publishes a held band; the lists follow by `index-band`. Fails with `band` when it was changed since it was read. */
export const releaseBand = (band: BandItem) => ({
  band: changeBandItem(band, SHOWN),
  bandName: showBandName(bandIdOf(band), band),
})

/**
 * Takes a visible or held band away from others; its author keeps it with the reason. A hidden one waits in the queue
 * of moderators and keeps its name, the name of a removed one is free again.
 * Fails with `band` when it was changed since it was read.
 */
export const takeDownBand = (
  band: BandItem,
  measure: TakeDownMeasure,
  { id: statementId, reason }: TakeDownCause,
): Parts => {
  const { status } = band
  if (status === 'removed') return {}
  const isRemoval = measure === 'remove'
  const takenDown = { measure, statementId, wasHeld: status === 'held' ? true : undefined } as const
  const bandId = bandIdOf(band)
  return {
    band: changeBandItem(band, {
      status: isRemoval ? 'removed' : 'held',
      statusReason: reason,
      takenDown,
    }),
    bandName: isRemoval ? releaseBandName(bandId, band) : hideBandName(bandId, band),
  }
}

/**
 * Shows a band again that this statement took down, beside those of its name that came meanwhile. Fails with `band`
 * when it was changed since it was read.
 */
export const restoreBand = (band: BandItem, statementId: string): Parts => {
  if (!isTakenDownBy(band, statementId)) return {}
  if (band.status === 'held') return releaseBand(band)
  return {
    band: changeBandItem(band, { ...SHOWN, isNamesake: true }),
    newName: takeBandName(bandIdOf(band), { ...band, ...SHOWN, isNamesake: true }),
  }
}
