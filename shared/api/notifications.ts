import * as z from 'zod/mini'
import { contract } from './contract.ts'

export const UnreadCounts = z.object({ likes: z.number(), comments: z.number() })
export type UnreadCounts = z.infer<typeof UnreadCounts>

export const unreadCounts = contract({
  id: 'unreadCounts',
  method: 'GET',
  path: '/api/notifications/unread-counts',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Numbers of unread likes, and of unread comments, mentions and follows together',
  response: UnreadCounts,
  errors: [],
  polled: true,
  pollSeconds: 10,
})
