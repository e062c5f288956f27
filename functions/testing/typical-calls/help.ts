import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** A member who is greeted and asks a question that the model answers. */
export const calls: TypicalCalls = {
  ids: ['aiWelcome', 'aiHelp'],
  prepare: async () => {
    const { token } = await aMember()
    const context = { currentPage: '/community', userRole: 'user' }
    return {
      aiWelcome: { token },
      aiHelp: { token, body: { query: 'Wie blockiere ich jemanden?', context } },
    }
  },
}
