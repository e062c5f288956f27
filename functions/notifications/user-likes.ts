import { userLikes } from '#shared/api/notifications.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get, query } from '#platform/table/index.ts'
import {
  EARLIER_LIKES,
  LIKES,
  notifyPartition,
  type EarlierLikeItem,
  type LikesItem,
} from './notification.items.ts'
import { likesIdOf, presentLikes } from './notification.presenter.ts'
import { unreadKey } from './unread.items.ts'

const readBefore = async (
  memberId: string,
  prefix: string,
  cursor: string | undefined,
): Promise<readonly (LikesItem | EarlierLikeItem)[]> => {
  const { items } = await query(notifyPartition<LikesItem | EarlierLikeItem>(memberId), {
    between: [prefix, `${prefix}${cursor ?? '~'}`],
    newestFirst: true,
    // One for the cursor itself, one that says whether there are more.
    limit: LIMITS.notificationPage + 2,
  })
  return items
}

const byTime = (one: LikesItem | EarlierLikeItem, other: LikesItem | EarlierLikeItem): number =>
  likesIdOf(one) < likesIdOf(other) ? 1 : -1

export const handler = endpoint(userLikes, async ({ memberId, query: { cursor } }) => {
  const [unread, likes, earlier] = await Promise.all([
    get(unreadKey(memberId)),
    readBefore(memberId, LIKES, cursor),
    readBefore(memberId, EARLIER_LIKES, cursor),
  ])
  const all = [...likes, ...earlier].filter((item) => likesIdOf(item) !== cursor).toSorted(byTime)
  const page = all.slice(0, LIMITS.notificationPage)
  const last = page.at(-1)
  return new Page(
    page.map((item) => presentLikes(item, unread)),
    last && all.length > page.length ? likesIdOf(last) : undefined,
  )
})
