import { isStory, storiesPartition, type StoryItem } from '../../stories/items/index.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import {
  expression,
  onConditionFailed,
  query,
  queryIndex,
  update,
  writeAndGetNew,
  type IndexEntry,
  type Key,
} from '#platform/table/index.ts'
import { authorPartition, isPostText, postIdOf, type PostItem } from '../items/post.items.ts'
import { pinnedPostKey } from '../items/pin.items.ts'
import { type CommentItem } from '../items/comment.items.ts'

type TextItem = Pick<PostItem | CommentItem | StoryItem, 'PK' | 'SK' | 'author' | 'authorVersion'> &
  Pick<Partial<PostItem>, 'isPinned'>

/** Keys of a member's posts and comments, in the order of the author index. */
export const readTextsOf = async (
  memberId: string,
  doneTo: string | undefined,
  limit: number,
): Promise<readonly IndexEntry<TextItem>[]> => {
  const { items } = await queryIndex(authorPartition<TextItem>(memberId), {
    after: doneTo ?? ' ',
    limit,
  })
  return items
}

/** The stories of a member, whether or not they ended. */
export const readStoriesOf = async (memberId: string): Promise<readonly Key<TextItem>[]> => {
  const { items } = await query(storiesPartition(memberId), { consistent: true })
  return items.filter(isStory)
}

/** Writes the current author, unless the item shows a newer one or is gone. Returns the item as it is now. */
const writeAuthor = (key: Key<TextItem>, member: MemberItem): Promise<TextItem | undefined> => {
  const { version } = member
  const change = update(key, {
    set: { author: authorOf(member), authorVersion: version },
    condition: expression`attribute_exists(PK) AND authorVersion < ${version}`,
    returnOnFailure: true,
  })
  return onConditionFailed(writeAndGetNew(change), ({ item }) => item as TextItem | undefined)
}

/** A pinned post has a copy with an author of its own. */
export const refreshText = async (key: Key<TextItem>, member: MemberItem): Promise<void> => {
  const item = await writeAuthor(key, member)
  if (item?.isPinned && isPostText(key)) await writeAuthor(pinnedPostKey(postIdOf(key)), member)
}
