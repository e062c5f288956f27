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
import { type CaseItem } from '../items/case.items.ts'
import { presentHeading } from '../statements/statement.presenter.ts'
import { CASE_TEXTS } from '../texts.ts'
import { presentMedia } from '../media/index.ts'
import {
  presentCard,
  presentDecision,
  presentEscalations,
  presentReport,
  presentSimilar,
} from './case.presenter.ts'
import { findCase } from './case.repository.ts'
import { readHistory, readReports } from './details.repository.ts'
import { readEarlier } from './earlier.repository.ts'
import { assertNotInvolved } from './involvement.ts'
import { possibleMeasures } from './possible-measures.rules.ts'
import { readSimilar } from './similar.repository.ts'

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
