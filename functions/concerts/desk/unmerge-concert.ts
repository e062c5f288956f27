import { unmergeConcert as contract } from '#shared/api/concert-desk.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { concertKey, type ConcertItem } from '../items/concert.items.ts'
import { get } from '#platform/table/index.ts'
import { readGigDays } from '../merging/gig-day.items.ts'
import { unmergeConcert } from '../merging/merge-concerts.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { actOn, logged } from './log.ts'
import { carryOut, requireConcert } from './on-concert.ts'

const refuse = (text: string): never => {
  throw new ApiError('conflict', text)
}

/** The concert that has the sources now. @throws ApiError conflict */
const requireTarget = async ({ mergedInto }: ConcertItem): Promise<ConcertItem> => {
  if (mergedInto === undefined) return refuse(CONCERT_TEXTS.notMerged)
  const from = await get(concertKey(mergedInto), { consistent: true })
  if (!from) return refuse(CONCERT_TEXTS.nothingToUnmerge)
  return from.mergedInto === undefined ? from : refuse(CONCERT_TEXTS.mergedFurther)
}

export const handler = endpoint(contract, (request) => {
  const { memberId, params, body } = request
  const { reason } = body
  return carryOut(actOn(request, 'unmerge'), async () => {
    const merged = await requireConcert(params.id)
    const from = await requireTarget(merged)
    const parts = unmergeConcert({ merged, from }, await readGigDays([merged, from]))
    if (!parts) return refuse(CONCERT_TEXTS.nothingToUnmerge)
    return { ...parts, ...logged(merged, { action: 'unmerge', moderatorId: memberId, reason }) }
  })
})
