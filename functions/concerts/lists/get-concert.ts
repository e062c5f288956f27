import { getConcert } from '#shared/api/concerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findBandOf } from '../../bands/items/index.ts'
import {
  concertIdOf,
  isVisible,
  listingSortKey,
  readConcert,
  sourceOfMember,
} from '../items/index.ts'
import { followeesGoing, readMarks } from '../marks/index.ts'
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
