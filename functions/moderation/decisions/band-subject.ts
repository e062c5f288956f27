import { findBand, rejectBand, releaseBand } from '../../bands/items/index.ts'
import type { Find } from './find.ts'

/** A new band that the guard holds. */
export const findBandInQuestion: Find = async (id) => {
  const band = await findBand(id)
  if (band?.status !== 'held') return undefined
  const { name, genre, country, description, website, socialMediaUrl } = band
  const texts = [name, genre, country, description, website, socialMediaUrl]
  return {
    ...(band.submittedBy && { authorId: band.submittedBy.id }),
    text: texts.filter((text) => text !== undefined && text !== '').join('\n\n'),
    approve: () => releaseBand(band),
    reject: (reason) => rejectBand(band, reason),
  }
}
