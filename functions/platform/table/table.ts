import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

const CONNECT_MS = 1000
const ANSWER_MS = 3000

const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: ANSWER_MS,
    throwOnRequestTimeout: true,
  },
})

// By default the SDK prepares every answer for its logger: a sixteenth of the CPU of a feed page.
client.middlewareStack.remove('loggerMiddleware')

/** The one table's client. Key strings stay in `*.items.ts`. */
export const db = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
})
