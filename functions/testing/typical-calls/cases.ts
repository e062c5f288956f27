import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { aCaseAbout, aDecision, aPostCase } from '../cases.ts'
import { aModerator } from '../moderation.ts'
import { aStatement } from '../statements.ts'
import type { TypicalCalls } from './typical-calls.ts'

const PAGE = 20
const EXCERPT = 'x'.repeat(140)

/** A moderator, a full page of urgent cases, and four others, of which one is about a member with three decisions. */
export const calls: TypicalCalls = {
  ids: ['listCases', 'readCase', 'assignCase', 'escalateCase', 'decideCase'],
  prepare: async () => {
    const { id, token } = await aModerator()
    await write(update(STAFF_KEY, { add: { memberIds: new Set([id]) } }))
    for (let count = 0; count < PAGE; count++)
      await aCaseAbout({ kind: 'profile', targetId: newId() }, { text: EXCERPT, isUrgent: true })
    const [shown, taken, escalated, decided] = [
      await aPostCase(),
      await aPostCase(),
      await aPostCase(),
      await aPostCase(),
    ]
    for (let count = 0; count < 3; count++) await aStatement(shown.author.id)
    const of = ({ item }: typeof shown) => ({ token, params: { id: item.caseId } })
    return {
      listCases: { token },
      readCase: of(shown),
      assignCase: { ...of(taken), body: { assigned: true } },
      escalateCase: {
        ...of(escalated),
        body: { authority: 'police', name: 'Polizei Berlin', reference: '' },
      },
      decideCase: { ...of(decided), body: aDecision('remove') },
    }
  },
}
