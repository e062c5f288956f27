import { handler as announceStatement } from '../cases/effects/announce-statement.ts'
import { handler as relateCases } from '../cases/effects/relate-cases.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aCaseAbout } from './cases.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { statementKey } from '../cases/items/index.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { aMember } from './members.ts'
import { putAll } from './posts.ts'
import { aStatement } from './statements.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

/** Costs of the effects of cases and statements. */
export const caseScenarios: Record<string, () => Promise<Units>> = {
  'announce-statement Statement.created': async () => {
    const { id } = await aMember()
    await putAll([{ ...privateKey(id), email: `${id.toLowerCase()}@example.org` }])
    const { statementId } = await aStatement(id)
    const item = await stored(statementKey(statementId))
    return unitsOf(() =>
      deliverTo('announce-statement', announceStatement)(changeRecord(null, item)),
    )
  },
  'relate-cases Case.created': async () => {
    const target = { kind: 'profile', targetId: newId(), authorId: newId() } as const
    const item = await aCaseAbout(target)
    return unitsOf(() => deliverTo('relate-cases', relateCases)(changeRecord(null, item)))
  },
}
