import { getConcert } from '#shared/api/concerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findBandOf } from '../../bands/items/index.ts'
import { concertIdOf, isVisible } from '../items/concert.items.ts'
import { listingSortKey } from '../items/listing.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import { sourceOfMember } from '../items/sources.ts'
import { followeesGoing } from '../marks/followees.repository.ts'
import { readMarks } from '../marks/mark.repository.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { presentConcert } from './present-concert.ts'

export const handler = endpoint(getConcert, async ({ memberId, params, blocks }) => {
  const [concert, hidden] = await Promise.all([
    readConcert(params.id, { consistent: true }),
    blocks(),
  ])
  if (!concert || !(isVisible(concert) || sourceOfMember(concert, memberId)))
    throw new ApiError('not_found', CONCERT_TEXTS.gone)
  const [id, startKey] = [concertIdOf(concert), listingSortKey(concert)]
  const [presented, marks, followees, bandId] = await Promise.all([
    presentConcert(concert, { id: memberId, blocks: hidden }),
    readMarks(memberId, startKey, startKey),
    followeesGoing(memberId, id),
    findBandOf(concert),
  ])
  return {
    ...presented,
    attendance: marks.get(id) ?? null,
    followeesGoing: followees,
    bandId: bandId ?? null,
  }
})
