import { holdForModeration } from '#platform/content/held.items.ts'
import { putNew, type TransactItem } from '#platform/table/index.ts'
import { indexWrites } from './band-index.items.ts'
import { releaseBandName, showBandName, takeBandName } from './band-name.items.ts'
import { bandIdOf, changeBandItem, type BandItem } from './band.items.ts'

type Parts = Readonly<Record<string, TransactItem | null>>

/**
 * Adds a band, with its entries in all lists. Fails with `bandName` when another band of the country has its name.
 * @param heldFor the rule that holds the band for moderation, or null
 */
export const newBand = (band: BandItem, heldFor: string | null): Parts => {
  const bandId = bandIdOf(band)
  return {
    band: putNew(band),
    bandName: takeBandName(bandId, band),
    ...indexWrites(band, 0),
    held: heldFor === null ? null : holdForModeration('band', bandId, heldFor),
  }
}

/** Publishes a held band; the lists follow by `index-band`. Fails with `band` when it was changed since it was read. */
export const releaseBand = (band: BandItem) => ({
  band: changeBandItem(band, { status: undefined, statusReason: undefined }),
  bandName: showBandName(bandIdOf(band), band),
})

/** Removes a held band for others; its author keeps it with the reason, and its name is free again. */
export const rejectBand = (band: BandItem, reason: string) => ({
  band: changeBandItem(band, { status: 'removed', statusReason: reason }),
  bandName: releaseBandName(bandIdOf(band), band),
})
