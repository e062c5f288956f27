import type { BlocksItem } from '#platform/identity/blocks.items.ts'
import { toHidden, type Blocks } from '#platform/identity/blocks.ts'
import { getMany, query, type QueryOptions } from '#platform/table/index.ts'
import { postLikeKey, viewerPartition, type PostLikeItem } from '../items/index.ts'

type ViewerItem = PostLikeItem | BlocksItem

const queryViewer = async (
  memberId: string,
  range: Pick<QueryOptions, 'from' | 'between'>,
): Promise<readonly ViewerItem[]> => (await query(viewerPartition(memberId), range)).items

const isBlocks = (item: ViewerItem): item is BlocksItem => item.SK === '~BLOCKS'

/**
 * The viewer's likes, and the blocked and muted members, for the first page. Blocks sort above all likes,
 * so one Query from the oldest post of the page upwards reads both.
 */
export const readViewerOfHead = async (
  memberId: string,
  oldestId: string | undefined,
): Promise<{ liked: Set<string>; hidden: Blocks }> => {
  const items = await queryViewer(memberId, { from: oldestId ?? '~' })
  return {
    liked: new Set(items.map((item) => item.SK)),
    hidden: toHidden(items.find(isBlocks)),
  }
}

/** The posts between two ids, both included, that the member likes. */
export const readLikedBetween = async (
  memberId: string,
  oldestId: string,
  newestId: string,
): Promise<Set<string>> => {
  const items = await queryViewer(memberId, { between: [oldestId, newestId] })
  return new Set(items.map((item) => item.SK))
}

/** Those of a few posts that the member likes; for pinned posts, which are outside the page. */
export const readLikedAmong = async (
  memberId: string,
  postIds: readonly string[],
): Promise<Set<string>> => {
  const likes = await getMany(postIds.map((id) => postLikeKey(memberId, id)))
  return new Set(likes.flatMap((like) => like?.SK ?? []))
}
