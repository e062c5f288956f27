import type { BlocksItem } from '#platform/identity/blocks.items.ts'
import { toHidden, type Blocks } from '#platform/identity/blocks.ts'
import { getItems, getMany, query, type QueryOptions } from '#platform/table/index.ts'
import { isTaste, type TasteItem } from '../items/taste.items.ts'
import { postKey, type PostItem } from '../items/post.items.ts'
import { postLikeKey, viewerPartition, type PostLikeItem } from '../items/like.items.ts'

type ViewerItem = PostLikeItem | BlocksItem | TasteItem

const queryViewer = async (
  memberId: string,
  range: Pick<QueryOptions, 'from' | 'between'>,
): Promise<readonly ViewerItem[]> => (await query(viewerPartition(memberId), range)).items

const isBlocks = (item: ViewerItem): item is BlocksItem => item.SK === '~BLOCKS'

/** The end of the viewer's likes and blocks; the taste is above it. */
const BLOCKS = '~BLOCKS'

export interface ViewerOfHead {
  readonly liked: Set<string>
  /** Blocked and muted members. */
  readonly hidden: Blocks
  readonly taste: TasteItem | undefined
}

/**
 * The viewer's likes, blocked and muted members, and taste for the first page. Both sort above all likes,
 * so one Query from the oldest post of the page upwards reads them all.
 */
export const readViewerOfHead = async (
  memberId: string,
  oldestId: string | undefined,
  { withTaste }: { readonly withTaste: boolean },
): Promise<ViewerOfHead> => {
  const from = oldestId ?? '~'
  const items = await queryViewer(memberId, withTaste ? { from } : { between: [from, BLOCKS] })
  return {
    liked: new Set(items.map((item) => item.SK)),
    hidden: toHidden(items.find(isBlocks)),
    taste: items.find(isTaste),
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

/** Likes of pinned posts together with the texts of suggested ones, with one call. */
export const readLikedAndTexts = async (
  memberId: string,
  likeable: readonly string[],
  suggested: readonly string[],
): Promise<{ liked: Set<string>; texts: ReadonlyMap<string, PostItem> }> => {
  const items = await getItems([
    ...likeable.map((id) => postLikeKey(memberId, id)),
    ...suggested.map(postKey),
  ])
  return {
    liked: new Set(likeable.filter((id) => items.at(postLikeKey(memberId, id)))),
    texts: new Map(
      suggested.flatMap((id) => {
        const text = items.at(postKey(id))
        return text ? [[id, text]] : []
      }),
    ),
  }
}
