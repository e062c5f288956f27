import { getConcert } from '#shared/api/concerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { isVisible, readConcert, sourceOfMember } from '../items/index.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { presentConcert } from './present-concert.ts'

export const handler = endpoint(getConcert, async ({ memberId, params, blocks }) => {
  const [concert, hidden] = await Promise.all([
    readConcert(params.id, { consistent: true }),
    blocks(),
  ])
  if (!concert || !(isVisible(concert) || sourceOfMember(concert, memberId)))
    throw new ApiError('not_found', CONCERT_TEXTS.gone)
  return presentConcert(concert, { id: memberId, blocks: hidden })
})
