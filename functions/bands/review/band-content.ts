import { findBand } from '../items/band.repository.ts'
import { restoreBand, takeDownBand } from '../items/new-band.ts'
import type { BandItem } from '../items/band.items.ts'
import { findTextAuthor } from '../revisions/revision.repository.ts'
import { holdForModeration } from '#platform/content/held.items.ts'
import type { GivenStatement, Parts } from '#platform/content/take-down.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import { leaveQueue } from '#platform/content/leave-queue.ts'

/** What moderators compare with the reported version: evidence keeps the hash of the same text. */
export const bandText = ({
  name,
  genre,
  country,
  city,
  description,
  website,
  socialMediaUrl,
}: BandItem): string => paragraphs(name, genre, country, city, description, website, socialMediaUrl)

/** A hidden band waits in the queue of moderators, like one that the guard holds. */
export const findBandContent: FindContent = async (id) => {
  const band = await findBand(id)
  if (!band) return undefined
  const { status, version } = band
  const authorId = await findTextAuthor(band)
  const hide = (statement: GivenStatement): Parts => ({
    ...takeDownBand(band, 'hide', statement),
    held: holdForModeration('band', id, statement.reason),
  })
  const remove = (statement: GivenStatement): Parts => ({
    ...takeDownBand(band, 'remove', statement),
    ...leaveQueue('band', id, status),
  })
  return {
    authorId,
    text: bandText(band),
    version,
    possible: [
      'dismiss',
      ...(status === undefined ? (['hide'] as const) : []),
      ...(status === 'removed' ? [] : (['remove'] as const)),
      ...(authorId === undefined ? [] : MEMBER_MEASURES),
    ],
    apply: (measure, statement) => {
      if (measure === 'hide' && status === undefined) return hide(statement)
      return measure === 'remove' && status !== 'removed' ? remove(statement) : {}
    },
    restore: (statementId) => {
      const parts = restoreBand(band, statementId)
      const isRestored = Object.keys(parts).length > 0
      return { ...parts, ...(isRestored && leaveQueue('band', id, status)) }
    },
  }
}
