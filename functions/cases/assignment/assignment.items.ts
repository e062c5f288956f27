import { update, type Write } from '#platform/table/index.ts'
import { caseCardKey, caseKey, type CaseItem } from '../items/case.items.ts'

type Assignee = NonNullable<CaseItem['assignee']>

/** Fails when the case changed since it was read. Without an assignee it is free. */
const changeAssignee = (item: CaseItem, assignee: Assignee | undefined): Record<string, Write> => {
  const { caseId, revision } = item
  const set = { assignee, revision: revision + 1 }
  return {
    case: update(caseKey(caseId), { set, condition: { state: 'open', revision } }),
    card: update(caseCardKey(item), { set, condition: { caseId } }),
  }
}

export const assignTo = changeAssignee

export const unassign = (item: CaseItem): Record<string, Write> => changeAssignee(item, undefined)
