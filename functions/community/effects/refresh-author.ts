import { effect, type DomainEvent } from '../../events/index.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import {
  get,
  put,
  remove,
  write,
  expression,
  onConditionFailed,
  query,
  queryIndex,
  update,
  writeAndGetNew,
  type IndexEntry,
  type Key,
} from '#platform/table/index.ts'
import { type StoryItem, isStory, storiesPartition } from '../../stories/items/index.ts'
import type { CommentItem } from '../items/comment.items.ts'
import { type PostItem, authorPartition, isPostText, postIdOf } from '../items/post.items.ts'
import { forEachInBatches } from './batches.ts'
import { refreshItem, refreshKey, type RefreshItem } from './refresh.items.ts'
import { pinnedPostKey } from '../items/pin.items.ts'

type TextItem = Pick<PostItem | CommentItem | StoryItem, 'PK' | 'SK' | 'author' | 'authorVersion'> &
  Pick<Partial<PostItem>, 'isPinned'>

/** Keys of a member's posts and comments, in the order of the author index. */
const readTextsOf = async (
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
const readStoriesOf = async (memberId: string): Promise<readonly Key<TextItem>[]> => {
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
const refreshText = async (key: Key<TextItem>, member: MemberItem): Promise<void> => {
  const item = await writeAuthor(key, member)
  if (item?.isPinned && isPostText(key)) await writeAuthor(pinnedPostKey(postIdOf(key)), member)
}

/** Texts per event, about two seconds: a member with many texts must not block the queue. */
const TEXTS_PER_EVENT = 200
const CONCURRENT_UPDATES = 10

/** The current member: an old event must not write old names. */
const readMember = (memberId: string): Promise<MemberItem | undefined> =>
  get(memberKey(memberId), { consistent: true })

const refreshFrom = async (memberId: string, doneTo: string | undefined): Promise<void> => {
  const member = await readMember(memberId)
  if (!member) return
  const texts = await readTextsOf(memberId, doneTo, TEXTS_PER_EVENT)
  await forEachInBatches(texts, CONCURRENT_UPDATES, (text) => refreshText(text, member))
  const last = texts.at(-1)
  if (last && texts.length === TEXTS_PER_EVENT) {
    await write(put(refreshItem(memberId, last.GSI1SK, member.version)))
  } else if (doneTo !== undefined) {
    await write(remove(refreshKey(memberId)))
  }
}

/** Few, because they end after a day. */
const refreshStories = async (memberId: string): Promise<void> => {
  const stories = await readStoriesOf(memberId)
  const member = stories.length > 0 && (await readMember(memberId))
  if (!member) return
  await forEachInBatches(stories, CONCURRENT_UPDATES, (story) => refreshText(story, member))
}

/** A text that was written while its author changed the name. */
const catchUp = async (text: PostItem | CommentItem | StoryItem): Promise<void> => {
  const member = await readMember(text.author.id)
  if (member && text.authorVersion < member.version) await refreshText(text, member)
}

const authorJson = (member: MemberItem | null): string | null =>
  member && JSON.stringify(authorOf(member))

/** Whether a change of the member shows in texts: most do not, such as place and roles. */
const changesAuthor = ({ before, after }: DomainEvent<MemberItem>): boolean =>
  authorJson(before) !== authorJson(after)

/** Copies a member's new name and picture to everything they wrote (docs/product/members.md#author-snapshots). */
export const handler = effect<MemberItem | RefreshItem | PostItem | CommentItem | StoryItem>(
  async (event) => {
    const { after } = event
    switch (after?.entity) {
      case 'Member':
        if (!changesAuthor(event as DomainEvent<MemberItem>)) return
        await refreshStories(after.memberId)
        await refreshFrom(after.memberId, undefined)
        return
      case 'AuthorRefresh':
        await refreshFrom(after.memberId, after.doneTo)
        return
      case 'Post':
      case 'Comment':
      case 'Story':
        await catchUp(after)
        return
      case undefined:
    }
  },
)
