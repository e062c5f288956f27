import { communityStats } from '#shared/api/stats.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readRecentStats } from './stats.repository.ts'

export const handler = endpoint(communityStats, async () => {
  const { members, posts, comments } = await readRecentStats()
  return { members, posts, comments, concerts: 0, bands: 0 }
})
