import { userComments } from '#shared/api/notifications.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getMany, query } from '#platform/table/index.ts'
import { hasEnded, parseStoryId } from '../stories/items/index.ts'
import {
  ACTIVITIES,
  activityKey,
  isAuthorless,
  notifyPartition,
  READ_MARKS,
  type AnyActivityItem,
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
  return new Page(
    page
      .filter((item) => isAuthorless(item) || !blocks.has(item.postAuthorId ?? ''))
      .filter((item) => !isOfEndedStory(item))
      .map((item) => presentActivity(item, isUnread(item, unread, markOf(item, marks)))),
    last && all.length > page.length ? activityIdOf(last) : undefined,
  )
})
