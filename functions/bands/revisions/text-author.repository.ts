import { get } from '#platform/table/index.ts'
import { bandIdOf, type BandItem } from '../items/index.ts'
import { revisionKey } from './revision.items.ts'

/** The member who wrote what the band says now: the author of its last change, or who submitted it. */
export const textAuthorOf = async (band: BandItem): Promise<string | undefined> => {
  const revision = await get(revisionKey(bandIdOf(band), band.version), { consistent: true })
  const hasWritten = revision?.kind === 'edit' && Object.keys(revision.after).length > 0
  return (hasWritten ? revision.authorId : undefined) ?? band.submittedBy?.id
}
