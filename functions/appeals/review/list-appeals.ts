import { listAppeals } from '#shared/api/appeals.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readStaff } from '#platform/identity/staff.ts'
import { query } from '#platform/table/index.ts'
import { untilManyBands } from '../../cases/queue/index.ts'
import { ownBandsAmong } from '../../content-kinds/parties/index.ts'
import { presentCard } from '../appeal.presenter.ts'
import { openAppealsPartition } from '../items/appeal.items.ts'
import { lacksReviewer, findRefusal } from './refusal.rules.ts'

/** Owners of a band read that they may not decide, as the review says. */
export const handler = endpoint(listAppeals, async ({ memberId, query: { cursor } }) => {
  const [{ items, next }, staff] = await Promise.all([
    query(openAppealsPartition, { limit: LIMITS.appealPage, after: cursor, consistent: true }),
    readStaff(memberId),
  ])
  const shown = untilManyBands(items)
  const ownBands = await ownBandsAmong(memberId, shown)
  const cards = shown.map((item) =>
    presentCard(item, {
      state: item.isInReview ? 'in-review' : 'received',
      refusal: findRefusal(item, memberId) ?? (ownBands.has(item.targetId) ? 'own' : null),
      lacksReviewer: lacksReviewer(item, staff),
    }),
  )
  const hasMore = next !== undefined || shown.length < items.length
  return new Page(cards, hasMore ? shown.at(-1)?.appealId : undefined)
})
