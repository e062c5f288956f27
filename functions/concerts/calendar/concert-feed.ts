import { concertFeed } from '#shared/api/concert-calendar.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentFeed } from './feed.presenter.ts'
import { readFeed } from './feed.repository.ts'

export const handler = endpoint(concertFeed, async ({ memberId }) => {
  const feed = await readFeed(memberId)
  return { feed: feed ? presentFeed(feed) : null }
})
