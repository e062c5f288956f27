import { revokeConcertFeed } from '#shared/api/concert-calendar.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { removeFeed } from './feed.items.ts'
import { readFeed } from './feed.repository.ts'

export const handler = endpoint(revokeConcertFeed, async ({ memberId }) => {
  const feed = await readFeed(memberId)
  if (feed)
    await onConditionFailed(transact(removeFeed(memberId, feed)), () => {
      throw new ApiError('conflict')
    })
  return { ok: true as const }
})
