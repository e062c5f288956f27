import { anAppeal, APPEAL, aRemovedPost, REASONS } from '../appeals.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** Members whose posts were removed, and a second person who decides about their appeals. */
export const calls: TypicalCalls = {
  ids: [
    'readAppeal',
    'submitAppeal',
    'withdrawAppeal',
    'listAppeals',
    'reviewAppeal',
    'decideAppeal',
  ],
  prepare: async () => {
    const [removed, appealed, other] = [await aRemovedPost(), await anAppeal(), await anAppeal()]
    const { token } = other.reviewer
    return {
      readAppeal: { token: appealed.author.token, params: { id: appealed.id } },
      submitAppeal: {
        token: removed.author.token,
        params: { id: removed.id },
        body: { text: APPEAL },
      },
      withdrawAppeal: { token: appealed.author.token, params: { id: appealed.id } },
      listAppeals: { token },
      reviewAppeal: { token, params: { id: other.id } },
      decideAppeal: {
        token,
        params: { id: other.id },
        body: { decision: 'lift', reasons: REASONS },
      },
    }
  },
}
