import type { ReportedKind } from '#shared/domain/reports.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { expression, get, query } from '#platform/table/index.ts'
import { findMember } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  caseKey,
  openCasesPartition,
  type CaseCardItem,
  type CaseItem,
} from '../items/case.items.ts'
import { CASE_TEXTS } from '../texts.ts'
import { assertNotInvolved, untilManyBands, type CaseCaller } from './involvement.ts'

export const findCase = (caseId: string): Promise<CaseItem | undefined> =>
  get(caseKey(caseId), { consistent: true })

export interface CaseFilter {
  /** The moderator, whose own affairs are left out. */
  readonly viewerId: string
  readonly isMine: boolean
  readonly kind?: ReportedKind | undefined
  /** The sort key of the last card of the page before. */
  readonly cursor?: string | undefined
}

/** How many cards a filtered page reads, so that its cost has a limit. */
const READ_FILTERED = 60

const ALL = expression`attribute_exists(caseId)`

const filterOf = ({ viewerId, isMine, kind }: CaseFilter) => {
  const others = expression`(attribute_not_exists(authorId) OR authorId <> ${viewerId})`
  const mine = isMine
    ? expression`assignee.memberId = ${viewerId} AND assignee.#until > ${isoNow()}`
    : ALL
  const ofKind = kind === undefined ? ALL : expression`kind = ${kind}`
  return expression`${others} AND ${mine} AND ${ofKind}`
}

export interface CasePage {
  readonly cards: readonly CaseCardItem[]
  readonly next: string | undefined
}

export const readCards = async (filter: CaseFilter): Promise<CasePage> => {
  const isFiltered = filter.isMine || filter.kind !== undefined
  const { items, next } = await query(openCasesPartition, {
    limit: isFiltered ? READ_FILTERED : LIMITS.casePage,
    filter: filterOf(filter),
    after: filter.cursor,
  })
  const cards = untilManyBands(items).slice(0, LIMITS.casePage)
  return { cards, next: cards.length < items.length ? cards.at(-1)?.SK : next?.SK }
}

/** For moderators who come too late: it names who decided, and what. */
const alreadyDecided = async ({
  decidedBy,
  outcome,
  measures = [],
}: CaseItem): Promise<ApiError> => {
  const decider = decidedBy === undefined ? undefined : await findMember(decidedBy)
  const name = decider?.displayName ?? CASE_TEXTS.formerStaff
  return new ApiError('conflict', CASE_TEXTS.decided(name, outcome === 'unchanged' ? [] : measures))
}

/**
 * The case, for a member of the staff who wants to change it.
 * @throws ApiError not_found; conflict when it is decided or the moderator reported its object
 */
export const requireOpenCase = async (caller: CaseCaller, caseId: string): Promise<CaseItem> => {
  const item = await findCase(caseId)
  if (!item) throw new ApiError('not_found', CASE_TEXTS.noCase)
  await assertNotInvolved(caller, item)
  if (item.state === 'decided') throw await alreadyDecided(item)
  return item
}
