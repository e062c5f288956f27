import { listCases } from '#shared/api/cases.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readStaff, readWorkingStaff } from '#platform/identity/staff.ts'
import { readCards, type CaseFilter, type CasePage } from './case.repository.ts'
import { presentCard } from './case.presenter.ts'
import { concerns, withoutDecider, withoutOwnBands } from './involvement.ts'

/** Most cases are for moderators, so a page for reviewers looks through several. */
const MAX_PAGES = 5

/** The next cases that no moderator may decide. */
const readForReviewer = async (filter: CaseFilter): Promise<CasePage> => {
  const { moderators } = await readWorkingStaff()
  let { cards, next } = await readCards(filter)
  let left = await withoutDecider(moderators, cards)
  for (let page = 1; left.length === 0 && next !== undefined && page < MAX_PAGES; page++) {
    ;({ cards, next } = await readCards({ ...filter, cursor: next }))
    left = await withoutDecider(moderators, cards)
  }
  return { cards: left, next }
}

/** The call of a moderator adds the caller to the list of the staff, from which follows when reviewers may decide. */
const readForModerator = async (filter: CaseFilter): Promise<CasePage> => {
  const [page] = await Promise.all([
    readCards(filter),
    readStaff(filter.viewerId, { consistent: false }),
  ])
  return page
}

export const handler = endpoint(listCases, async ({ memberId, role, query }) => {
  const { cursor, kind, mine } = query
  const filter = { viewerId: memberId, isMine: mine === 'true', kind, cursor }
  const { cards, next } = await (role === 'reviewer'
    ? readForReviewer(filter)
    : readForModerator(filter))
  const others = await withoutOwnBands(
    memberId,
    cards.filter((card) => !concerns(memberId, card)),
  )
  return new Page(
    others.map((card) => presentCard(card, memberId)),
    next,
  )
})
