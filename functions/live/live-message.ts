import { LiveMessage } from '#shared/api/live-message.ts'
import { now } from '#platform/runtime/clock.ts'
import type { ConnectionItem } from './connection.items.ts'
import { findConnection, watch } from './connection.repository.ts'
import { hintMembers } from './hints/hint.ts'
import { postHint } from './hints/connections-api.ts'
import { shownTo } from './hints/shown-to.ts'
import { liveRoute, OK, type LiveEvent } from './live-route.ts'
import { watchedName } from './watcher.items.ts'

/** More than the longest message of the contract. */
const MAX_LENGTH = 2000

const WINDOW_MS = 10_000
/** Typing hints come every few seconds, and a watch with each screen. */
const MAX_MESSAGES = 30
const MAX_CONNECTIONS = 10_000

interface Window {
  readonly startedAt: number
  count: number
}

/**
 * Counts the messages of each connection in this function instance. It costs nothing, and with n instances a
 * connection may send n times as much; the stage limits all connections together.
 */
class Pace {
  private readonly windows = new Map<string, Window>()

  allows(connectionId: string): boolean {
    const at = now()
    const current = this.windows.get(connectionId)
    if (current && at - current.startedAt < WINDOW_MS) return ++current.count <= MAX_MESSAGES
    if (this.windows.size >= MAX_CONNECTIONS) this.windows.clear()
    this.windows.set(connectionId, { startedAt: at, count: 1 })
    return true
  }
}

const pace = new Pace()

/** Undefined for everything that the contract does not describe. */
const messageOf = ({ body, isBase64Encoded }: LiveEvent): LiveMessage | undefined => {
  if (isBase64Encoded === true || !body || body.length > MAX_LENGTH) return undefined
  try {
    return LiveMessage.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

const passTyping = async ({ memberId }: ConnectionItem, otherId: string): Promise<void> => {
  const shown = await shownTo(memberId, [otherId])
  if (!shown.has(otherId)) return
  await hintMembers([{ memberId: otherId, hint: { topic: 'typing', id: memberId } }])
}

/** What cannot be read or comes too fast is ignored. A ping is answered, so that the browser notices a dead connection. */
export const handler = liveRoute(async (event) => {
  const { connectionId } = event.requestContext
  const message = messageOf(event)
  if (!message || !pace.allows(connectionId)) return OK
  if (message.action === 'ping') {
    await postHint(connectionId, { topic: 'pong', id: '' })
    return OK
  }
  const connection = await findConnection(connectionId)
  if (!connection) return OK
  if (message.action === 'typing') await passTyping(connection, message.id)
  else await watch(connection, message.watched.map(watchedName))
  return OK
})
