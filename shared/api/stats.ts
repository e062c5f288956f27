import * as z from 'zod/mini'
import { contract } from './contract.ts'

export const CommunityStats = z.object({
  members: z.number(),
  posts: z.number(),
  comments: z.number(),
  concerts: z.number(),
  bands: z.number(),
})
export type CommunityStats = z.infer<typeof CommunityStats>

export const communityStats = contract({
  id: 'communityStats',
  method: 'GET',
  path: '/api/community/stats',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Size of the community',
  response: CommunityStats,
  errors: [],
  polled: true,
  pollSeconds: 30,
})
