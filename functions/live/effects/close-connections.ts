import { tokenHashIn, type SessionItem } from '#platform/identity/session.items.ts'
import { keyOf } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { connectionsOf, forgetConnection } from '../connection.repository.ts'
import { closeConnection } from '../hints/index.ts'

/** Ends the connections of a session that ended. One that cannot be closed receives no more hints all the same. */
export const handler = effect<SessionItem>(async ({ before }) => {
  if (!before) return
  const tokenHash = tokenHashIn(before)
  const connections = await connectionsOf(before.memberId, { consistent: true })
  const own = connections.filter((connection) => connection.tokenHash === tokenHash)
  await Promise.all(
    own.map(async (connection) => {
      await closeConnection(connection.SK)
      await forgetConnection(keyOf(connection))
    }),
  )
})
