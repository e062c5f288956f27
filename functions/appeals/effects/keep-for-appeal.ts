import { keptSeconds } from '#shared/domain/retention.ts'
import { keptUntil } from '#platform/content/take-down.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { check, ConditionFailed, getMany, retry, transact } from '#platform/table/index.ts'
import { statementKey, type StatementItem } from '../../cases/items/index.ts'
import { effect } from '../../events/index.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import { appealKey, isOpen, type AppealItem } from '../items/appeal.items.ts'
import { keepEvidence, keepReport } from './keep-report.ts'

const secondsOf = (iso: string): number => epochSeconds(Date.parse(iso))

/** An open appeal keeps the content; a decided one for a while longer; a withdrawn one not. */
const untilOf = (appeal: AppealItem, { at }: StatementItem): number => {
  const taken = secondsOf(at)
  const latest = taken + keptSeconds('appealedContent')
  if (isOpen(appeal)) return latest
  const { decidedAt } = appeal
  if (decidedAt === undefined) return keptUntil(taken)
  const afterDecision = secondsOf(decidedAt) + keptSeconds('decidedAppeal')
  return Math.min(latest, Math.max(keptUntil(taken), afterDecision))
}

const keepOnce = async (changed: AppealItem): Promise<void> => {
  const keys = [appealKey(changed), statementKey(changed.subjectId)] as const
  const [appeal, statement] = await getMany(keys, { consistent: true })
  if (!appeal || !statement) return
  if (appeal.origin === 'reporter') {
    // An objection with success opened a case, which keeps all of it.
    if (appeal.decision !== 'lift') await keepReport(appeal, untilOf(appeal, statement))
    return
  }
  if (statement.caseId !== undefined) await keepEvidence(appeal, untilOf(appeal, statement))
  const content = await findContent(appeal)
  const parts = await content?.keep?.(statement.statementId, untilOf(appeal, statement))
  if (!parts || Object.keys(parts).length === 0) return
  const { appealId, state } = appeal
  await transact({ ...parts, appeal: check(appealKey(appeal), { appealId, state }) })
}

/**
 * Moves the end of removed content, or of report and evidence, while an appeal is open, so that it outlives the decision. The
 * present state of the appeal decides, so order and repetition do not matter.
 */
export const handler = effect<AppealItem>(async ({ before, after }) => {
  if (!after) return
  if (before && isOpen(before) === isOpen(after)) return
  await retry(() => keepOnce(after), { when: (error) => error instanceof ConditionFailed })
})
