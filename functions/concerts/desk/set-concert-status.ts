import { setConcertStatus } from '#shared/api/concert-desk.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { changeConcerts, changed } from '../merging/index.ts'
import { logged } from './log.ts'
import { carryOut, requireVisible } from './on-concert.ts'

export const handler = endpoint(setConcertStatus, ({ memberId, params: { id }, body }) =>
  carryOut(async () => {
    const { status, reason } = body
    const concert = await requireVisible(id)
    // Repeated, it changes nothing and is logged once.
    if (concert.status === status) return {}
    return {
      ...changeConcerts([{ before: concert, after: changed(concert, { status }) }], new Map()),
      ...logged(concert, { action: 'status', moderatorId: memberId, reason }),
    }
  }),
)
