import { setConcertStatus } from '#shared/api/concert-desk.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { changeConcerts, changed } from '../merging/change-concert.ts'
import { actOn, logged } from './log.ts'
import { carryOut, requireVisible } from './on-concert.ts'

export const handler = endpoint(setConcertStatus, (request) => {
  const { memberId, params, body } = request
  const { status, reason } = body
  return carryOut(actOn(request, 'status', status), async () => {
    const concert = await requireVisible(params.id)
    // Repeated, it changes nothing and is logged once.
    if (concert.status === status) return {}
    return {
      ...changeConcerts([{ before: concert, after: changed(concert, { status }) }], new Map()),
      ...logged(concert, { action: 'status', moderatorId: memberId, reason }),
    }
  })
})
