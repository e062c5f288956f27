import { attendConcert } from '#shared/api/concert-marks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { isVisible, listingSortKey, readConcert } from '../items/index.ts'
import { setMark } from './mark.repository.ts'

export const handler = endpoint(attendConcert, async ({ memberId, params, body }) => {
  // Consistent: a mark belongs to the day on which the concert is now.
  const concert = await readConcert(params.id, { consistent: true })
  if (!concert || !isVisible(concert)) throw new ApiError('not_found')
  const { state, isPublic } = body
  return setMark(
    memberId,
    { startKey: listingSortKey(concert), mayHaveMoved: concert.version > 1 },
    state === null ? undefined : { state, isPublic },
  )
})
