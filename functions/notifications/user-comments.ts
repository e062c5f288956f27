import { userComments } from '#shared/api/notifications.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getItems, getMany, query } from '#platform/table/index.ts'
import { isOpenTo } from '../community/comments/index.ts'
import { postCountersKey } from '../community/items/index.ts'
import { hasEnded, parseStoryId } from '../stories/items/index.ts'
import {
  ACTIVITIES,
  activityKey,
  isAuthorless,
  notifyPartition,
  READ_MARKS,
  type AnyActivityItem,
  type AuthorlessActivityItem,
  type ReadMarkItem,
} from './notification.items.ts'
import { activityIdOf, presentActivity } from './notification.presenter.ts'
import { unreadKey } from './unread.items.ts'
import { isUnread } from './unread.rules.ts'

const readActivities = async (memberId: string, cursor: string | undefined) => {
  const { items } = await query(notifyPartition<AnyActivityItem>(memberId), {
    between: [ACTIVITIES, activityKey(memberId, cursor ?? '~').SK],
    newestFirst: true,
    // One for the cursor itself, one that says whether there are more.
    limit: LIMITS.notificationPage + 2,
  })
  return items.filter((item) => activityIdOf(item) !== cursor)
}

/** Few: an effect removes each within seconds. */
const readMarks = async (memberId: string): Promise<ReadonlyMap<string, ReadMarkItem>> => {
  const { items } = await query(notifyPartition<ReadMarkItem>(memberId), {
    beginsWith: READ_MARKS,
    limit: LIMITS.notificationPage,
  })
  return new Map(items.map((mark) => [mark.postId, mark]))
}

/** Until the end of the story is swept, the notification exists without it. */
const isOfEndedStory = (item: AnyActivityItem): boolean =>
  'storyId' in item && item.storyId !== undefined && hasEnded(parseStoryId(item.storyId).ulid)

type PlacedItem = Exclude<AnyActivityItem, AuthorlessActivityItem>

/** What happened under the post of another member. */
const postOfOther = (item: PlacedItem, memberId: string): string | undefined =>
  item.postAuthorId === memberId ? undefined : item.postId

/** The posts of others that the member may not read now, because they are held, removed or gone. */
const readClosedPosts = async (
  items: readonly AnyActivityItem[],
  memberId: string,
): Promise<ReadonlySet<string>> => {
  const ids = [
    ...new Set(
      items.flatMap((item) => (isAuthorless(item) ? [] : (postOfOther(item, memberId) ?? []))),
    ),
  ]
  if (ids.length === 0) return new Set()
  const posts = await getItems(ids.map((id) => postCountersKey(id)))
  return new Set(ids.filter((id) => !isOpenTo(memberId, posts.at(postCountersKey(id)))))
}

const markOf = (item: AnyActivityItem, marks: ReadonlyMap<string, ReadMarkItem>) =>
  isAuthorless(item) ? undefined : marks.get(item.postId ?? '')

export const handler = endpoint(userComments, async (request) => {
  const { memberId } = request
  const [[unread, blocksItem], all, marks] = await Promise.all([
    getMany([unreadKey(memberId), blocksKey(memberId)]),
    readActivities(memberId, request.query.cursor),
    readMarks(memberId),
  ])
  const blocks = toBlocks(blocksItem)
  request.presetBlocks(blocks)
  const page = all.slice(0, LIMITS.notificationPage)
  const last = page.at(-1)
  const closed = await readClosedPosts(page, memberId)
  return new Page(
    page
      .filter((item) => isAuthorless(item) || !closed.has(postOfOther(item, memberId) ?? ''))
      .filter((item) => isAuthorless(item) || !blocks.has(item.postAuthorId ?? ''))
      .filter((item) => !isOfEndedStory(item))
      .map((item) => presentActivity(item, isUnread(item, unread, markOf(item, marks)))),
    last && all.length > page.length ? activityIdOf(last) : undefined,
  )
})
