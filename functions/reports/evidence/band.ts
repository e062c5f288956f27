import { findBand } from '../../bands/items/index.ts'
import { textAuthorOf } from '../../bands/revisions/index.ts'
import { hashOfContent } from '../../cases/items/index.ts'
import { bandText } from '../../bands/review/index.ts'
import { linesOf, mediaOf, type FindEvidence } from './frozen.ts'
import { isGone } from './is-gone.ts'

export const findBandEvidence: FindEvidence = async (_viewerId, bandId) => {
  const band = await findBand(bandId)
  if (!band || band.status !== undefined) throw isGone()
  const { name, description, website, socialMediaUrl, members = [] } = band
  return {
    authorId: await textAuthorOf(band),
    title: name,
    text: linesOf(
      description,
      members.map((member) => member.name).join(', '),
      website,
      socialMediaUrl,
    ),
    contentHash: hashOfContent(bandText(band)),
    ...mediaOf(band.imageUrl),
    path: `/bands/${bandId}`,
  }
}
