import { markSession, sessionKeyOf } from '#platform/identity/session.items.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { get, keyOf, unlessConditionFailed, write, writeAndGetOld } from '#platform/table/index.ts'
import { connectionKey, openConnection } from './connection.items.ts'
import { forgetConnection, surplusConnections } from './connection.repository.ts'
import { liveRoute, OK, REFUSED } from './live-route.ts'
import { consumeTicket, isTicket } from './ticket.items.ts'

/** Marks an older session, so that its end is an event that ends its connections. */
const isOpen = async (tokenHash: string): Promise<boolean> => {
  const key = sessionKeyOf(tokenHash)
  const session = await get(key, { consistent: true })
  if (!session || session.restricted || session.expiresAt <= epochSeconds()) return false
  if (session.entity === undefined) await unlessConditionFailed(write(markSession(key)))
  return true
}

/** So many connections of one member would take the room of others who watch the same post. */
const endSurplus = async (memberId: string, connectionId: string): Promise<void> => {
  const surplus = await surplusConnections(memberId, connectionId)
  if (surplus.length === 0) return
  const { closeConnection } = await import('./hints/connections-api.ts')
  await Promise.all(
    surplus.map(async (connection) => {
      await closeConnection(connection.SK)
      await forgetConnection(keyOf(connection))
    }),
  )
}

/**
 * Opens a connection for a ticket. Stores it before it reads the session: a session that ends meanwhile either finds
 * the connection, or is found ended here.
 */
export const handler = liveRoute(async ({ requestContext, queryStringParameters }) => {
  const { connectionId } = requestContext
  const ticket = queryStringParameters?.['ticket']
  if (!isTicket(ticket)) return REFUSED
  const used = await unlessConditionFailed(writeAndGetOld(consumeTicket(ticket)))
  if (!used) return REFUSED
  const { memberId, tokenHash } = used
  await write(openConnection({ connectionId, memberId, tokenHash }))
  if (await isOpen(tokenHash)) {
    await endSurplus(memberId, connectionId)
    return OK
  }
  await forgetConnection(connectionKey(memberId, connectionId))
  return REFUSED
})
