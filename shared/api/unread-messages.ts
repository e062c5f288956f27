import * as z from 'zod/mini'
import { contract } from './contract.ts'

export const unreadMessages = contract({
  id: 'unreadMessages',
  method: 'GET',
  path: '/api/messages/unread-count',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Number of unread messages in threads that are neither muted nor requests',
  response: z.number(),
  errors: [],
  polled: true,
})
