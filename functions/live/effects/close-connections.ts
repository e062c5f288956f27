import { tokenHashIn, type SessionItem } from '#platform/identity/session.items.ts'
import { keyOf } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { connectionsOfSession, forgetConnection } from '../connection.repository.ts'
import { closeConnection } from '../hints/connections-api.ts'

/** Ends the connections of a session that ended. One that cannot be closed receives no more hints all the same. */
export const handler = effect<SessionItem>(async ({ before }) => {
  if (!before) return
  const own = await connectionsOfSession(before.memberId, tokenHashIn(before))
  await Promise.all(
    own.map(async (connection) => {
      await closeConnection(connection.SK)
      await forgetConnection(keyOf(connection))
    }),
  )
})
