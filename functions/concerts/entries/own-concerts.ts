import { ownConcerts } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getMany, query } from '#platform/table/index.ts'
import { cardOf } from '../items/concert.presenter.ts'
import { concertKey, type ConcertItem } from '../items/concert.items.ts'
import { hasRoom, sourceOfMember } from '../items/sources.ts'
import { ownPartition } from '../items/own.items.ts'
import { presentReason } from '../lists/present-concert.ts'

/** Beyond those that a concert keeps, it does not know its sources. */
const isListedFor = (concert: ConcertItem, memberId: string): boolean =>
  concert.mergedInto === undefined &&
  (sourceOfMember(concert, memberId) !== undefined || !hasRoom(concert))

export const handler = endpoint(ownConcerts, async ({ memberId, query: { cursor } }) => {
  const { items, next } = await query(ownPartition(memberId), {
    before: cursor,
    newestFirst: true,
    limit: LIMITS.concertPage,
  })
  const ids = [...new Set(items.map(({ concertId }) => concertId))]
  const concerts = ids.length === 0 ? [] : await getMany(ids.map(concertKey))
  const cards = concerts.flatMap((concert) =>
    concert && isListedFor(concert, memberId)
      ? [
          {
            ...cardOf(concert),
            contentStatus: concert.contentStatus ?? ('visible' as const),
            statusReason: presentReason(concert),
          },
        ]
      : [],
  )
  return new Page(cards, next && items.at(-1)?.SK)
})
