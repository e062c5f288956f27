import { communityStats, type CommunityStats } from '#shared/api/stats.ts'
import { Answer } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memoize } from '#platform/runtime/memoize.ts'
import { readRecentStats } from './stats.repository.ts'

type Counted = Awaited<ReturnType<typeof readRecentStats>>

const toAnswer = memoize(
  ({ members, posts, comments, concerts, bands }: Counted) =>
    new Answer<CommunityStats>({ members, posts, comments, concerts, bands }),
)

export const handler = endpoint(communityStats, async () => toAnswer(await readRecentStats()))
