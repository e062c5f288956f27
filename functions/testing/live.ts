import { openConnections as open } from './live-endpoint.ts'
import { randomUUID } from 'node:crypto'
import { liveTicket, type Hint } from '#shared/api/live.ts'
import { keyOf, update, write } from '#platform/table/index.ts'
import { findConnection } from '../live/connection.repository.ts'
import { call } from './call.ts'
import { withGrantsOf } from './grants.ts'
import { handlerOf } from './handlers.ts'
import { recordSuccess } from './usage.ts'

type Route = 'live-connect' | 'live-disconnect' | 'live-message'

interface Event {
  readonly connectionId: string
  readonly ticket?: string | undefined
  readonly body?: string
  readonly isBase64Encoded?: boolean
}

type Handler = (event: object) => Promise<{ readonly statusCode: number }>

/** Calls the function of a route as API Gateway does, with its grants; returns the status. */
export const callRoute = async (
  name: Route,
  { connectionId, ticket, body, isBase64Encoded = false }: Event,
): Promise<number> => {
  const handler = (await handlerOf(name)) as Handler
  const event = {
    requestContext: { connectionId },
    ...(ticket !== undefined && { queryStringParameters: { ticket } }),
    ...(body !== undefined && { body }),
    isBase64Encoded,
  }
  const { statusCode } = await withGrantsOf(name, () => handler(event))
  if (statusCode < 400) recordSuccess(name)
  return statusCode
}

export const newConnectionId = (): string => `${randomUUID().slice(0, 15)}=`

export const aTicket = async ({ token }: { readonly token: string }): Promise<string> => {
  const { json } = await call(await handlerOf('liveTicket'), liveTicket, { token })
  return new URL((json as { url: string }).url).searchParams.get('ticket') ?? ''
}

export interface TestConnection {
  readonly id: string
  /** Received so far. */
  readonly hints: readonly Hint[]
  readonly isOpen: () => boolean
  readonly open: () => void
  readonly send: (message: object | string) => Promise<number>
  /** Ends long after it opened, without a report of its end. */
  readonly drop: () => Promise<void>
}

/** A connection of a signed-in member; without `isOpen`, the gateway has not opened it yet. @throws Error when it is refused */
export const aConnection = async (
  member: { readonly token: string },
  { isOpen = true } = {},
): Promise<TestConnection> => {
  const connectionId = newConnectionId()
  const status = await callRoute('live-connect', { connectionId, ticket: await aTicket(member) })
  if (status !== 200) throw new Error(`The connection was refused with ${status}.`)
  const hints: Hint[] = []
  if (isOpen) open.set(connectionId, hints)
  return {
    id: connectionId,
    hints,
    isOpen: () => open.has(connectionId),
    open: () => open.set(connectionId, hints),
    send: (message) => {
      const body = typeof message === 'string' ? message : JSON.stringify(message)
      return callRoute('live-message', { connectionId, body })
    },
    drop: async () => {
      open.delete(connectionId)
      const connection = await findConnection(connectionId)
      const connectedAt = '2026-01-01T00:00:00.000Z'
      if (connection) await write(update(keyOf(connection), { set: { connectedAt } }))
    },
  }
}
