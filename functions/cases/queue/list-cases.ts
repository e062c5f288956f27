import { listCases } from '#shared/api/cases.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readCards } from './case.repository.ts'
import { presentCard } from './case.presenter.ts'
import { concerns, withoutOwnBands } from './involvement.ts'

export const handler = endpoint(listCases, async ({ memberId, query }) => {
  const { cursor, kind, mine } = query
  const { cards, next } = await readCards({
    viewerId: memberId,
    isMine: mine === 'true',
    kind,
    cursor,
  })
  const others = await withoutOwnBands(
    memberId,
    cards.filter((card) => !concerns(memberId, card)),
  )
  return new Page(
    others.map((card) => presentCard(card, memberId)),
    next,
  )
})
