import type { AppealItem } from '../../appeals/items/index.ts'
import { caseKey, type ReportItem, type StatementItem } from '../../cases/items/index.ts'
import { effect } from '../../events/index.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { get, onConditionFailed, transact } from '#platform/table/index.ts'
import { count } from '../counters/counter.items.ts'
import {
  countersOfAppeal,
  countersOfHold,
  countersOfReport,
  countersOfStatement,
} from '../counters/names.rules.ts'

type Item = ReportItem | StatementItem | AppealItem | DecisionItem

const MONTH_LENGTH = 7

const countOnce = async (id: string, at: string, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const month = berlinDay(Date.parse(at)).slice(0, MONTH_LENGTH)
  await onConditionFailed(transact(count(id, month, names)), (failed) => {
    if (!failed.has('counted')) throw failed
  })
}

const openedAt = async ({ caseId }: StatementItem): Promise<string | undefined> =>
  caseId === undefined ? undefined : (await get(caseKey(caseId)))?.openedAt

interface Change {
  readonly before: Item | null
  readonly after: Item
}

const countAppeal = async (before: Item | null, after: AppealItem): Promise<void> => {
  const counted = countersOfAppeal(before?.entity === 'Appeal' ? before : null, after)
  if (counted) await countOnce(`${counted.step}#${after.appealId}`, counted.at, counted.names)
}

const countChange = async ({ before, after }: Change): Promise<void> => {
  switch (after.entity) {
    case 'Report':
      return countOnce(`report#${after.reportId}`, after.at, countersOfReport(after))
    case 'Statement': {
      const names = countersOfStatement(after, await openedAt(after))
      return countOnce(`statement#${after.statementId}`, after.at, names)
    }
    case 'ModerationDecision':
      return countOnce(`decision#${after.SK}`, ulidDate(after.SK), countersOfHold(after))
    case 'Appeal':
      return countAppeal(before, after)
  }
}

/** Counts reports, decisions and appeals for the transparency page, each once (Art. 15 DSA). */
export const handler = effect<Item>(async ({ before, after }) => {
  if (after) await countChange({ before, after })
})
