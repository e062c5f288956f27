import type { Hint } from '#shared/api/live.ts'
import { startConnectionsApi } from './stand-ins/connections-api.ts'

/** What was posted to each connection that is open. */
export const openConnections = new Map<string, Hint[]>()

const api = await startConnectionsApi({
  post: (connectionId, data) => {
    openConnections.get(connectionId)?.push(JSON.parse(data) as Hint)
    return openConnections.has(connectionId)
  },
  close: (connectionId) => openConnections.delete(connectionId),
  find: (connectionId) => (openConnections.has(connectionId) ? {} : undefined),
})

// Import this file before anything that reads the environment.
process.env['LIVE_ENDPOINT'] = api.endpoint
process.env['LIVE_ADDRESS'] = 'wss://live.test/live'
