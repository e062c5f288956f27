// Sets the environment, which the first imported function reads.
import { emptyQueues } from '../work-queues.ts'
import { finishExport, requestExport } from '../data-export.ts'
import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** A member who fetches a finished export, and starts another. */
export const calls: TypicalCalls = {
  ids: ['dataExport', 'downloadDataExport', 'requestDataExport'],
  prepare: async () => {
    const member = await aMember()
    await requestExport(member)
    await finishExport()
    await emptyQueues()
    const { token } = member
    return {
      dataExport: { token },
      downloadDataExport: { token, body: { file: 1 } },
      requestDataExport: { token },
    }
  },
}
