import { toBlocks } from '#platform/identity/blocks.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getItems, type ItemSet } from '#platform/table/index.ts'
import { postKey } from '../../community/items/index.ts'
import { maySee } from '../../community/posts/index.ts'
import { pairIdOf, pairKey } from '../../messages/items/index.ts'

/** Two items for each other member and two of the member fit into one read of 100. */
const AT_ONCE = 49

const isShown = (memberId: string, otherId: string, items: ItemSet): boolean =>
  items.at(pairKey(pairIdOf(memberId, otherId)))?.acceptedAt !== undefined &&
  items.at(memberKey(otherId))?.hiddenOnlineState === undefined &&
  !toBlocks(items.at(blocksKey(memberId))).has(otherId)

/**
 * Those of the others who may learn that the member writes or is online: in an open conversation, without a block in
 * either direction, and when neither of both hides it.
 */
export const shownTo = async (
  memberId: string,
  otherIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const shown = new Set<string>()
  const others = [...new Set(otherIds)].filter((otherId) => otherId !== memberId)
  for (let start = 0; start < others.length; start += AT_ONCE) {
    const some = others.slice(start, start + AT_ONCE)
    const items = await getItems([
      memberKey(memberId),
      blocksKey(memberId),
      ...some.flatMap((id) => [memberKey(id), pairKey(pairIdOf(memberId, id))]),
    ])
    const member = items.at(memberKey(memberId))
    if (!member || member.hiddenOnlineState) break
    for (const id of some) if (isShown(memberId, id, items)) shown.add(id)
  }
  return shown
}

/** Those of the members who see the post: only its author when it is held or removed, and none with a block between. */
export const seeingPost = async (
  postId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const post = (await getItems([postKey(postId)])).at(postKey(postId))
  if (!post) return new Set()
  const key = blocksKey(post.author.id)
  const blocks = toBlocks((await getItems([key])).at(key))
  return new Set(memberIds.filter((memberId) => maySee(memberId, post) && !blocks.has(memberId)))
}
