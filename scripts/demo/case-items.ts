import { statementTemplate } from '#shared/domain/statements/template.ts'
import { putNew, unlessConditionFailed, write } from '#platform/table/index.ts'
import { putAppeal } from '../../functions/appeals/items/index.ts'
import { putStatement, type NewStatement } from '../../functions/cases/statements/index.ts'
import { evidenceItem, findEvidence, shortTitle } from '../../functions/reports/evidence/index.ts'
import { submitOwnReport } from '../../functions/reports/submit/index.ts'
import { storyIdOf } from '../../functions/stories/items/index.ts'
import { backdatedId, seededRandom } from './random.ts'
import type { Community } from './community.ts'
import { decision, reports, type DemoReport } from './content/cases.ts'
import { writeDecidedReports } from './objection-items.ts'
import { milliseconds } from './span.ts'
import { findReportedTarget } from './reported-target.ts'

/** As a member reports; the effect opens the cases. */
const report = async (
  community: Community,
  { begins, by, category, text }: DemoReport,
): Promise<void> => {
  const memberId = community.people[by].id
  const target = findReportedTarget(community, begins)
  const frozen = await findEvidence(memberId, target)
  const evidence = evidenceItem(target, frozen)
  await unlessConditionFailed(write(putNew(evidence)))
  const shown = { title: shortTitle(frozen), path: frozen.path }
  await submitOwnReport(memberId, { ...target, category, text, evidence: evidence.SK }, shown)
}

const statementAt = ({ people }: Community, at: number) => {
  const random = seededRandom(decision.excerpt)
  const memberId = people[decision.member].id
  return {
    statementId: backdatedId(random, at),
    kind: 'story',
    targetId: storyIdOf({ memberId, ulid: backdatedId(random, at) }),
    memberId,
    measure: 'remove',
    ...statementTemplate('remove', { kind: 'story', category: 'insult' }),
    excerpt: decision.excerpt,
    automated: { detection: false, decision: false },
    until: null,
    decidedBy: people[decision.decidedBy].id,
    at: new Date(at).toISOString(),
  } as const satisfies NewStatement
}

const writeDecision = async (community: Community, now: number): Promise<void> => {
  const statement = statementAt(community, now - milliseconds(decision.ago))
  const { kind, targetId, statementId, memberId, measure, excerpt, decidedBy } = statement
  const at = now - milliseconds(decision.appealedAgo)
  const { appeal, card } = putAppeal({
    kind,
    targetId,
    appealId: backdatedId(seededRandom(decision.appeal), at),
    subjectId: statementId,
    origin: 'author',
    memberId,
    authorId: memberId,
    measure,
    excerpt,
    firstDecidedBy: decidedBy,
    at: new Date(at).toISOString(),
    text: decision.appeal,
  })
  await unlessConditionFailed(write(putStatement(statement)))
  await unlessConditionFailed(write(appeal))
  await write(card)
}

/** Two open cases, one of them urgent, a decision with its appeal, and decided reports. A repetition changes nothing. */
export const writeCases = async (community: Community, now: number): Promise<void> => {
  for (const one of reports) await report(community, one)
  await writeDecision(community, now)
  await writeDecidedReports(community, now)
}
