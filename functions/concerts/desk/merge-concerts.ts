import { mergeConcerts as contract } from '#shared/api/concert-desk.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { mergeConcerts } from '../merging/merge-concerts.ts'
import { readGigDays } from '../merging/gig-day.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { actOn, logged } from './log.ts'
import { carryOut, requireVisible } from './on-concert.ts'

/** More than a concert keeps by itself, because moderators merge full ones, too. */
const MAX_SOURCES = 60

export const handler = endpoint(contract, (request) => {
  const { memberId, params, body } = request
  const { id } = params
  const { into: intoId, reason } = body
  if (intoId === id) throw new ApiError('invalid_input', CONCERT_TEXTS.sameConcert)
  return carryOut(actOn(request, 'merge', intoId), async () => {
    const [merged, into] = await Promise.all([requireVisible(id), requireVisible(intoId)])
    if (merged.sources.length + into.sources.length > MAX_SOURCES)
      throw new ApiError('conflict', CONCERT_TEXTS.tooManySources)
    return {
      ...mergeConcerts({ merged, into }, await readGigDays([merged, into])),
      ...logged(merged, { action: 'merge', moderatorId: memberId, reason }),
    }
  })
})
