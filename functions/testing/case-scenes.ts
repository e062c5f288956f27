import { handler as announceStatement } from '../cases/effects/announce-statement.ts'
import { handler as relateCases } from '../cases/effects/relate-cases.ts'
import { handler as tellOperators } from '../cases/effects/tell-operators.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aCaseAbout, aPostCase } from './cases.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { ownReportKey, statementKey } from '../cases/items/index.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { aMember } from './members.ts'
import { aModerator } from './moderation.ts'
import { putAll } from './posts.ts'
import { aStatement } from './statements.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

/** Costs of the effects of cases and statements. */
export const caseScenarios: Record<string, () => Promise<Units>> = {
  'announce-statement Statement.created': async () => {
    const { id } = await aMember()
    await putAll([{ ...privateKey(id), confirmedEmail: `${id.toLowerCase()}@example.org` }])
    const { statementId } = await aStatement(id)
    const item = await stored(statementKey(statementId))
    return unitsOf(() =>
      deliverTo('announce-statement', announceStatement)(changeRecord(null, item)),
    )
  },
  'tell-operators Case.created': async () => {
    const [{ item }, { id }] = [await aPostCase(), await aModerator()]
    await putAll([{ ...STAFF_KEY, memberIds: new Set([id]) }])
    return unitsOf(() => deliverTo('tell-operators', tellOperators)(changeRecord(null, item)))
  },
  'tell-operators Case.changed (nobody may decide)': async () => {
    const [{ id }, { item }] = [await aModerator(), await aPostCase()]
    await putAll([
      { ...STAFF_KEY, memberIds: new Set([id]) },
      { ...ownReportKey(id, item), reportId: newId() },
    ])
    return unitsOf(() => deliverTo('tell-operators', tellOperators)(changeRecord(item, item)))
  },
  'relate-cases Case.created': async () => {
    const target = { kind: 'profile', targetId: newId(), authorId: newId() } as const
    const item = await aCaseAbout(target)
    return unitsOf(() => deliverTo('relate-cases', relateCases)(changeRecord(null, item)))
  },
}
