import './model.ts'
import './work-queues.ts'
import { expect, test } from 'vitest'
import type { Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/index.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { prolongSession, SESSION_SECONDS, sessionKey } from '#platform/identity/session.items.ts'
import { write } from '#platform/table/index.ts'
import { call } from './call.ts'
import { withGrantsOf } from './grants.ts'
import { handlerOf } from './handlers.ts'
import { aMember } from './members.ts'
import { stored } from './stored.ts'

const TWO_HOURS = 2 * 3600
const all: readonly Contract[] = contracts

test.each(
  all.flatMap((contract) =>
    contract.caller === 'public' ? [] : [[contract.id, contract] as const],
  ),
)('%s prolongs a session that was used two hours ago', async (id, contract) => {
  const handler = await handlerOf(id)
  const { token } = await aMember({ role: 'admin' })
  const usedAt = epochSeconds() - TWO_HOURS
  const aged = usedAt + SESSION_SECONDS
  await write(prolongSession(token, { usedAt, expiresAt: aged }))
  const params = { id: newId(), type: 'community-post', state: 'failed' }
  await withGrantsOf(id, () => call(handler, contract, { token, params }))
  const session = await stored(sessionKey(token))
  // `logout` deletes the session.
  if (session) expect(session['expiresAt']).toBeGreaterThan(aged + TWO_HOURS / 2)
})
