import { proofEndsAt } from '#shared/domain/retention.ts'
import { statementTemplate } from '#shared/domain/statements/template.ts'
import { keptUntil } from '#platform/content/take-down.ts'
import { putNew, unlessConditionFailed, write, type Write } from '#platform/table/index.ts'
import { putAppeal } from '../../functions/appeals/items/index.ts'
import {
  caseKey,
  ownReportKey,
  reportKey,
  type CaseItem,
  type OwnReportItem,
  type ReportItem,
} from '../../functions/cases/items/index.ts'
import { putStatement } from '../../functions/cases/statements/index.ts'
import { evidenceItem, findEvidence, shortTitle } from '../../functions/reports/evidence/index.ts'
import { backdatedId, seededRandom } from './random.ts'
import type { Community } from './community.ts'
import { decidedReports } from './content/cases.ts'
import { findReportedTarget } from './reported-target.ts'
import { milliseconds } from './span.ts'

const putOnce = (part: Write): Promise<unknown> => unlessConditionFailed(write(part))

const iso = (time: number): string => new Date(time).toISOString()

type DecidedReport = (typeof decidedReports)[number]

const sceneOf = async (community: Community, about: DecidedReport, now: number) => {
  const target = findReportedTarget(community, about.begins)
  const memberId = community.people[about.by].id
  const frozen = await findEvidence(memberId, target)
  const random = seededRandom(about.text)
  const [reported, decided, objected] = [
    now - milliseconds(about.reportedAgo),
    now - milliseconds(about.ago),
    now - milliseconds(about.objection?.ago ?? about.ago),
  ]
  return {
    about,
    target,
    memberId,
    evidence: evidenceItem(target, frozen),
    excerpt: shortTitle(frozen),
    authorId: frozen.authorId,
    decidedBy: community.people[about.decidedBy].id,
    reportId: backdatedId(random, reported),
    statementId: backdatedId(random, decided),
    appealId: backdatedId(random, objected),
    reportedAt: iso(reported),
    decidedAt: iso(decided),
    objectedAt: iso(objected),
  }
}

type Scene = Awaited<ReturnType<typeof sceneOf>>

const outcomeOf = ({ measure, answer }: DecidedReport) =>
  measure === 'dismiss'
    ? ({ outcome: 'no-violation', outcomeReason: answer } as const)
    : ({ outcome: 'acted', outcomeReason: answer, leavesContent: true } as const)

const decidedCase = ({ about, target, reportId, statementId, ...scene }: Scene): Write => {
  const { authorId, decidedBy, decidedAt, reportedAt } = scene
  return putNew<CaseItem>({
    ...caseKey(reportId),
    SK: 'CASE',
    entity: 'Case',
    ...target,
    caseId: reportId,
    authorId,
    state: 'decided',
    isUrgent: false,
    categories: { [about.category]: 1 },
    reports: 1,
    openedAt: reportedAt,
    lastReportAt: reportedAt,
    ...outcomeOf(about),
    decidedAt,
    decidedBy,
    measures: [about.measure],
    statementIds: [statementId],
    expiresAt: proofEndsAt(decidedAt),
    revision: 2,
  })
}

/** The author of what was dismissed does not learn of the report. */
const addressee = ({ about, authorId }: Scene) =>
  about.measure === 'dismiss' ? {} : { memberId: authorId }

const statement = (scene: Scene) => {
  const { about, target, reportId, statementId, excerpt, decidedBy, decidedAt } = scene
  const { measure, category } = about
  return putStatement({
    statementId,
    caseId: reportId,
    ...target,
    ...addressee(scene),
    measure,
    ...statementTemplate(measure, { kind: target.kind, category }),
    excerpt,
    automated: { detection: false, decision: false },
    until: null,
    decidedBy,
    at: decidedAt,
  })
}

const report = ({ about, target, reportId, reportedAt, memberId, evidence }: Scene): Write =>
  putNew<ReportItem>({
    ...reportKey(target, reportId),
    entity: 'Report',
    ...target,
    reportId,
    category: about.category,
    text: about.text,
    at: reportedAt,
    memberId,
    evidence: evidence.SK,
    caseId: reportId,
    expiresAt: keptUntil(),
  })

const ownReport = ({ about, target, reportId, memberId, excerpt, ...scene }: Scene): Write =>
  putNew<OwnReportItem>({
    ...ownReportKey(memberId, target),
    ...target,
    reportId,
    category: about.category,
    at: scene.reportedAt,
    title: excerpt,
    path: scene.evidence.path,
    ...outcomeOf(about),
    decidedAt: scene.decidedAt,
    expiresAt: keptUntil(),
  })

const appealParts = (
  { about, target, statementId, decidedBy, objectedAt, ...scene }: Scene,
  text: string,
) => {
  const { appealId, reportId, memberId, authorId, excerpt } = scene
  return putAppeal({
    ...target,
    appealId,
    subjectId: statementId,
    reportId,
    origin: 'reporter',
    memberId,
    authorId,
    measure: about.measure,
    ...(about.measure !== 'dismiss' && { isTooMild: true }),
    excerpt,
    firstDecidedBy: decidedBy,
    at: objectedAt,
    text,
  })
}

const writeDecided = async (
  community: Community,
  about: DecidedReport,
  now: number,
): Promise<void> => {
  const scene = await sceneOf(community, about, now)
  await putOnce(putNew({ ...scene.evidence, expiresAt: keptUntil() }))
  for (const part of [decidedCase, statement, report, ownReport]) await putOnce(part(scene))
  if (!about.objection) return
  const { appeal, card } = appealParts(scene, about.objection.text)
  await putOnce(appeal)
  await write(card)
}

/** Decided reports of the demo member: one whose objection waits for a second person, and one that allows an objection. */
export const writeDecidedReports = async (community: Community, now: number): Promise<void> => {
  for (const about of decidedReports) await writeDecided(community, about, now)
}
