import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

export const calls: TypicalCalls = {
  ids: ['liveTicket'],
  prepare: async () => ({ liveTicket: { token: (await aMember()).token } }),
}
