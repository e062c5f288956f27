import { randomBytes } from 'node:crypto'
import { saveConcertFeed, type FeedFilters } from '#shared/api/concert-calendar.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { replaceFeed } from './feed.items.ts'
import { feedAddress, presentFeed } from './feed.presenter.ts'
import { hashOfSecret, readFeed } from './feed.repository.ts'

const SECRET_BYTES = 32

/** One city once, whatever its spelling in capitals. */
const distinct = (cities: readonly string[]): string[] => [
  ...new Map(cities.map((city) => [city.toLowerCase(), city])).values(),
]

const newAddress = (filters: FeedFilters) => {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  return { feed: { ...filters, secretHash: hashOfSecret(secret), createdAt: isoNow() }, secret }
}

export const handler = endpoint(saveConcertFeed, async ({ memberId, body }) => {
  const earlier = await readFeed(memberId)
  const filters = { ...body.filters, cities: distinct(body.filters.cities) }
  const { feed, secret } =
    earlier && !body.renew
      ? { feed: { ...earlier, ...filters }, secret: null }
      : newAddress(filters)
  await onConditionFailed(transact(replaceFeed(memberId, feed, earlier)), () => {
    throw new ApiError('conflict')
  })
  return { feed: presentFeed(feed), url: secret === null ? null : feedAddress(secret) }
})
