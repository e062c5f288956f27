import {
  markRead,
  unreadCounts,
  userComments,
  userLikes,
  type ActivityNotification,
  type LikeNotification,
  type UnreadCounts,
} from '#shared/api/notifications.ts'
import type * as z from 'zod/mini'
import { handler as readCounts } from '../notifications/unread-counts.ts'
import { handler as readComments } from '../notifications/user-comments.ts'
import { handler as readLikes } from '../notifications/user-likes.ts'
import { handler as mark } from '../notifications/mark-read.ts'
import { call, type Called } from './call.ts'
import type { TestMember } from './members.ts'

type Member = Pick<TestMember, 'token'>

export const readUnread = async ({ token }: Member): Promise<UnreadCounts> =>
  (await call(readCounts, unreadCounts, { token })).json

const allPages = async <Item>(
  read: (query: { cursor?: string }) => Promise<Called>,
): Promise<Item[]> => {
  const all: Item[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor === undefined ? {} : { cursor })
    all.push(...(page.json as Item[]))
    cursor = page.headers['x-next-cursor']
  } while (cursor !== undefined)
  return all
}

export const readAllLikes = ({ token }: Member): Promise<LikeNotification[]> =>
  allPages((query) => call(readLikes, userLikes, { token, query }))

export const readActivities = ({ token }: Member): Promise<ActivityNotification[]> =>
  allPages((query) => call(readComments, userComments, { token, query }))

export const read = (
  { token }: Member,
  body: z.infer<NonNullable<typeof markRead.body>>,
): Promise<Called> => call(mark, markRead, { token, body })

/** The unread numbers that the lists add up to. */
export const listedUnread = async (member: Member): Promise<UnreadCounts> => ({
  likes: (await readAllLikes(member)).reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  comments: (await readActivities(member)).filter(({ isUnread }) => isUnread).length,
})
