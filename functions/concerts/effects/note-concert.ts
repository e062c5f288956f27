import { isVisible, type ConcertItem } from '../items/concert.items.ts'
import { effect } from '../../events/index.ts'
import { findBandOf, noteActivity } from '../../bands/items/index.ts'

const isShown = (concert: ConcertItem | null): boolean => concert !== null && isVisible(concert)

/** Records that a new concert of the band's name was announced, or approved. */
export const handler = effect<ConcertItem>(async ({ before, after, at }) => {
  if (!after || !isShown(after) || isShown(before)) return
  const bandId = await findBandOf(after)
  if (bandId !== undefined) await noteActivity(bandId, new Date(at).toISOString())
})
