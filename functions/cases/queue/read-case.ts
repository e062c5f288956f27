import { readCase, type Case, type Evidence } from '#shared/api/cases.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf, findMember } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import { readEvidence } from '../evidence.repository.ts'
import { hashOfContent, type EvidenceItem } from '../items/evidence.items.ts'
import { type CaseItem, caseKey } from '../items/case.items.ts'
import { presentHeading } from '../statements/statement.presenter.ts'
import { CASE_TEXTS } from '../texts.ts'
import { presentMedia } from '../media/index.ts'
import {
  presentCard,
  presentDecision,
  presentEscalations,
  presentReport,
  presentSimilar,
  type Similar,
} from './case.presenter.ts'
import { findCase } from './case.repository.ts'
import { readEarlier } from './earlier.repository.ts'
import { assertNotInvolved, concerns, withoutOwnBands } from './involvement.ts'
import { possibleMeasures } from './possible-measures.rules.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { getMany, query, type Partition, expression, queryIndex } from '#platform/table/index.ts'
import {
  casesLike,
  relatedCasesPartition,
  type RelatedCaseItem,
} from '../items/related-case.items.ts'
import { reportKey, reportsPartition, type ReportItem } from '../items/report.items.ts'
import { statementsPartition, type StatementItem } from '#platform/content/statement.items.ts'
import { readStatementsOf } from '../statements/statement.repository.ts'

/** Earlier cases of the object can stand between the newest reports of this one. */
const READ_REPORTS = 30

const readObjectedReports = async (item: CaseItem): Promise<ReportItem[]> => {
  const ids = item.secondLook?.reportIds ?? []
  const found = await getMany(ids.slice(-LIMITS.caseDetails).map((id) => reportKey(item, id)))
  return found.filter(
    (report): report is ReportItem => report !== undefined && report.caseId === item.caseId,
  )
}

/** Those of a case whose reporters objected, and the newest. */
const readReports = async (item: CaseItem): Promise<ReportItem[]> => {
  const [{ items }, objected] = await Promise.all([
    query(reportsPartition(item), {
      newestFirst: true,
      limit: READ_REPORTS,
      filter: expression`caseId = ${item.caseId}`,
    }),
    readObjectedReports(item),
  ])
  const others = items.filter(({ objection }) => objection === undefined)
  return [...objected, ...others].slice(0, LIMITS.caseDetails)
}

/** Above that, the number of statements about a member means „many“. */
const MAX_COUNTED = 100

interface History {
  readonly count: number
  readonly newest: readonly StatementItem[]
}

const readHistory = async (authorId: string | undefined): Promise<History> => {
  if (authorId === undefined) return { count: 0, newest: [] }
  const [all, newest] = await Promise.all([
    queryIndex(statementsPartition(authorId), { limit: MAX_COUNTED }),
    readStatementsOf(authorId, { limit: LIMITS.caseDetails }),
  ])
  return { count: all.items.length, newest: newest.items }
}

type Found = Omit<Similar, 'item'> & { readonly caseId: string }

const findIn = async (
  partition: Partition<RelatedCaseItem> | undefined,
  why: Similar['why'],
): Promise<Found[]> => {
  if (!partition) return []
  const { items } = await query(partition, { newestFirst: true, limit: LIMITS.caseDetails })
  return items.map(({ SK, excerpt }) => ({ caseId: SK, why, excerpt }))
}

/** The newest cases of the same member, and with the same words, without the viewer's own affairs. */
const readSimilar = async (
  { caseId, authorId }: Pick<CaseItem, 'caseId' | 'authorId'>,
  { text, viewerId }: { readonly text: string; readonly viewerId: string },
): Promise<Similar[]> => {
  const found = await Promise.all([
    findIn(casesLike(text), 'text'),
    findIn(authorId === undefined ? undefined : relatedCasesPartition(authorId), 'author'),
  ])
  const byId = new Map(found.flat().map((one) => [one.caseId, one]))
  byId.delete(caseId)
  const newest = [...byId.values()]
    .toSorted((one, other) => (one.caseId < other.caseId ? 1 : -1))
    .slice(0, LIMITS.caseDetails)
  const items = await getMany(newest.map((one) => caseKey(one.caseId)))
  const similar = newest.flatMap((one, index) => {
    const item = items[index]
    return item && !concerns(viewerId, item) ? [{ ...one, item }] : []
  })
  const others = await withoutOwnBands(
    viewerId,
    similar.map(({ item }) => item),
  )
  return similar.filter(({ item }) => others.includes(item))
}

const readMember = (id: string | undefined): Promise<MemberItem | undefined> =>
  id === undefined ? Promise.resolve(undefined) : findMember(id)

const readDetails = async (item: CaseItem, viewerId: string) => {
  const reports = await readReports(item)
  const evidence = await readEvidence(item, reports)
  const text = evidence[0]?.text ?? ''
  const [history, similar, content, author, decider, earlier] = await Promise.all([
    readHistory(item.authorId),
    readSimilar(item, { text, viewerId }),
    findContent(item),
    readMember(item.authorId),
    readMember(item.decidedBy),
    readEarlier(item),
  ])
  return { evidence, text, reports, history, similar, content, author, decider, earlier }
}

/** Whether the content is still what was reported last. */
const contentState = (
  content: MeasuredContent | undefined,
  evidence: EvidenceItem | undefined,
): Case['content'] => {
  if (!content) return { state: 'gone', text: null, version: null }
  const version = content.version ?? null
  return evidence && evidence.contentHash !== hashOfContent(content.text)
    ? { state: 'changed', text: content.text, version }
    : { state: 'unchanged', text: null, version }
}

const presentEvidence = async (item: EvidenceItem): Promise<Evidence> => ({
  at: item.at,
  title: item.title ?? null,
  text: item.text,
  media: await presentMedia(item),
  path: item.path,
  before: [...(item.before ?? [])],
  after: [...(item.after ?? [])],
})

export const handler = endpoint(readCase, async ({ memberId, role, params }) => {
  const item = await findCase(params.id)
  if (!item) throw new ApiError('not_found', CASE_TEXTS.noCase)
  await assertNotInvolved({ memberId, role }, item)
  const details = await readDetails(item, memberId)
  const { evidence, text, reports, history, similar, content, author, decider, earlier } = details
  const beginning = excerpt(text === '' ? (evidence[0]?.title ?? '') : text)
  return {
    ...presentCard({ ...item, excerpt: beginning }, memberId),
    author: author ? authorOf(author) : null,
    evidence: await Promise.all(evidence.map(presentEvidence)),
    content: contentState(content, evidence[0]),
    possible: [
      ...possibleMeasures(content, item, {
        isAuthorGone: item.authorId !== undefined && !author,
      }),
    ],
    newestReports: reports.map(presentReport),
    history: { count: history.count, newest: history.newest.map(presentHeading) },
    similar: similar.map(presentSimilar),
    earlier: earlier.map(presentHeading),
    escalations: presentEscalations(item),
    decision: presentDecision(item, decider?.displayName ?? CASE_TEXTS.formerStaff),
  }
})
