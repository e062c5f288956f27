import { attendConcert } from '#shared/api/concert-marks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { retry } from '#platform/table/index.ts'
import { isVisible } from '../items/concert.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import { isOutdatedConcert, setMark } from './mark.repository.ts'

/** A concert that is moved between read and write is read again, so that no mark is left at the old day. */
export const handler = endpoint(attendConcert, ({ memberId, params, body }) => {
  const { state, isPublic } = body
  const attend = async () => {
    const concert = await readConcert(params.id, { consistent: true })
    if (!concert || !isVisible(concert)) throw new ApiError('not_found')
    return setMark(memberId, concert, state === null ? undefined : { state, isPublic })
  }
  return retry(attend, { when: isOutdatedConcert })
})
