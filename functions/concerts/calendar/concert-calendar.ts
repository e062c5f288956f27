import { concertCalendar } from '#shared/api/concert-calendar.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { calendarAnswer } from './calendar-answer.ts'
import { readFeedConcerts } from './feed-concerts.repository.ts'
import { hashOfSecret, requireFeedAt } from './feed.repository.ts'

const SUFFIX = '.ics'

/** Unknown addresses are not counted: a counter for each guess would cost more than the read that refuses it. */
export const handler = endpoint(concertCalendar, async ({ params: { file } }) => {
  const secretHash = hashOfSecret(file.slice(0, -SUFFIX.length))
  const owned = await requireFeedAt(secretHash)
  await throttle('calendarReads', secretHash)
  return calendarAnswer(await readFeedConcerts(owned), 'hoellenlaerm.ics')
})
