import { isVisible, type ConcertItem } from '../../concerts/items/index.ts'
import { effect } from '../../events/index.ts'
import { findBandByName, foldBandName, noteActivity } from '../items/index.ts'

/** Records that a new concert of the band's name was announced. */
export const handler = effect<ConcertItem>(async ({ after, at }) => {
  if (!after || !isVisible(after)) return
  const bandId = await findBandByName(foldBandName(after.bandName))
  if (bandId !== undefined) await noteActivity(bandId, new Date(at).toISOString())
})
