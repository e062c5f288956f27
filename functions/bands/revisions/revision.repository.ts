import { LIMITS } from '#shared/domain/limits.ts'
import { get, query } from '#platform/table/index.ts'
import { bandIdOf, type BandItem } from '../items/band.items.ts'
import { revisionKey, revisionsPartition, type RevisionItem } from './revision.items.ts'

interface RevisionPage {
  readonly revisions: readonly RevisionItem[]
  /** Whether there are older ones. */
  readonly hasMore: boolean
}

/** The revisions below a number, newest first. A page of DynamoDB ends at 1 MB. */
export const readRevisions = async (
  bandId: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<RevisionPage> => {
  const range = [revisionKey(bandId, 0).SK, revisionKey(bandId, before - 1).SK] as const
  const { items, next } = await query(revisionsPartition(bandId), {
    between: range,
    newestFirst: true,
    limit: limit + 1,
  })
  const isCut = next !== undefined && items.length <= limit
  return { revisions: items.slice(0, limit), hasMore: items.length > limit || isCut }
}

/** Above every number. */
export const NEWEST = 1_000_000

/** The newest revisions, as far back as a revert reaches. */
export const readReachable = async (bandId: string): Promise<readonly RevisionItem[]> => {
  const revisions: RevisionItem[] = []
  let hasMore = true
  while (hasMore && revisions.length < LIMITS.revertDepth) {
    const before = revisions.at(-1)?.number ?? NEWEST
    const limit = LIMITS.revertDepth - revisions.length
    const page = await readRevisions(bandId, { before, limit })
    revisions.push(...page.revisions)
    hasMore = page.hasMore
  }
  return revisions
}

/** The member who wrote what the band says now: the author of its last change, or who submitted it. */
export const findTextAuthor = async (band: BandItem): Promise<string | undefined> => {
  const revision = await get(revisionKey(bandIdOf(band), band.version), { consistent: true })
  const hasWritten = revision?.kind === 'edit' && Object.keys(revision.after).length > 0
  return (hasWritten ? revision.authorId : undefined) ?? band.submittedBy?.id
}
