import { effect } from '../../events/index.ts'
import { publishToOperators } from '#platform/operators/publish.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { exists, update, write } from '#platform/table/index.ts'
import { caseKey, type CaseItem } from '../items/case.items.ts'
import { findCase } from '../queue/case.repository.ts'
import { lacksDecider } from '../queue/involvement.ts'
import { CASE_TEXTS } from '../texts.ts'

/** Sends the operators one notice, without content, of a case that no member of the staff may decide. */
export const handler = effect<CaseItem>(async ({ after }) => {
  if (after?.state !== 'open' || after.operatorsToldAt !== undefined) return
  if (!(await lacksDecider(after))) return
  const item = await findCase(after.caseId)
  if (item?.state !== 'open' || item.operatorsToldAt !== undefined) return
  await publishToOperators({
    subject: 'A case that nobody may decide',
    text: CASE_TEXTS.noDecider(item),
    category: 'case',
  })
  await write(
    update(caseKey(item.caseId), { set: { operatorsToldAt: isoNow() }, condition: exists }),
  )
})
