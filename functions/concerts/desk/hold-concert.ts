import { holdConcert } from '#shared/api/concert-desk.ts'
import { holdForModeration } from '#platform/content/held.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { changeConcerts, changed, readGigDays } from '../merging/index.ts'
import { actOn, logged } from './log.ts'
import { carryOut, requireVisible } from './on-concert.ts'

/** It waits in the moderation queue as if the guard had held it; its members read the reason. */
export const handler = endpoint(holdConcert, (request) => {
  const { memberId, params, body } = request
  const { id } = params
  const { reason } = body
  return carryOut(actOn(request, 'hold'), async () => {
    const concert = await requireVisible(id)
    const after = changed(concert, { contentStatus: 'held', statusReason: reason })
    return {
      ...changeConcerts([{ before: concert, after }], await readGigDays([concert])),
      held: holdForModeration('concert', id, reason),
      ...logged(concert, { action: 'hold', moderatorId: memberId, reason }),
    }
  })
})
