import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import type { Hint } from '#shared/api/live.ts'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import { patience } from '#platform/table/env.ts'

/** A hint that arrives late is worth nothing, so a slow call is given up soon. */
const api = new ApiGatewayManagementApiClient({
  endpoint: env.liveEndpoint,
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 1000 * patience,
    requestTimeout: 2000 * patience,
  },
})

/** `gone`: the connection has ended. `failed`: lost; the polls of the browser make up for it. */
type Outcome = 'done' | 'gone' | 'failed'

const outcomeOf = async (call: Promise<unknown>, connectionId: string): Promise<Outcome> => {
  try {
    await call
    return 'done'
  } catch (error) {
    if (error instanceof GoneException) return 'gone'
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    log.warn('connection not reached', { connectionId, reason })
    return 'failed'
  }
}

/** Never throws. */
export const postHint = (connectionId: string, hint: Hint): Promise<Outcome> =>
  outcomeOf(
    api.send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(hint) }),
    ),
    connectionId,
  )

/** Never throws. */
export const closeConnection = (connectionId: string): Promise<Outcome> =>
  outcomeOf(api.send(new DeleteConnectionCommand({ ConnectionId: connectionId })), connectionId)
