import { aMember } from '../members.ts'
import { aStatement } from '../statements.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** A member with three statements. */
export const calls: TypicalCalls = {
  ids: ['listStatements', 'readStatement', 'acknowledgeWarning'],
  prepare: async () => {
    const { id, token } = await aMember()
    await aStatement(id)
    await aStatement(id)
    const { statementId } = await aStatement(id)
    const params = { id: statementId }
    return {
      listStatements: { token },
      readStatement: { token, params },
      acknowledgeWarning: { token, params },
    }
  },
}
