import { keyOf } from '#platform/table/index.ts'
import { findConnection, forgetConnection } from './connection.repository.ts'
import { liveRoute, OK } from './live-route.ts'

/** API Gateway tries to report each end once; connections whose end was not reported expire. */
export const handler = liveRoute(async ({ requestContext }) => {
  const connection = await findConnection(requestContext.connectionId)
  if (connection) await forgetConnection(keyOf(connection))
  return OK
})
