import { contracts } from '#shared/api/index.ts'
import type { Contract } from '#shared/api/contract.ts'
import type { CallOptions } from '../call.ts'
import { aMember } from '../members.ts'
import { typicalCalls } from '../typical-calls/all.ts'

/** An endpoint with a call that it accepts. */
export interface Scene {
  readonly contract: Contract
  readonly valid: CallOptions
}

const byId = new Map<string, Contract>(contracts.map((one) => [one.id, one]))

/** They would sign out the callers of all other scenes. */
const ENDS_SESSIONS = new Set(['logout', 'endSession', 'endOtherSessions', 'changePassword'])

const ownCaller = async (id: string, valid: CallOptions): Promise<CallOptions> =>
  ENDS_SESSIONS.has(id) ? { ...valid, token: (await aMember()).token } : valid

/** The typical call of every endpoint, in a world where it succeeds. */
export const prepareScenes = async (): Promise<readonly Scene[]> => {
  const scenes: Scene[] = []
  for (const { ids, prepare } of typicalCalls) {
    const calls = await prepare()
    for (const id of ids) {
      const contract = byId.get(id)
      if (contract) scenes.push({ contract, valid: await ownCaller(id, calls[id] ?? {}) })
    }
  }
  return scenes
}
