import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** The SDK's client, for calls that the table gateway does not offer. */
export const documents = DynamoDBDocumentClient.from(new DynamoDBClient(), {
  marshallOptions: { removeUndefinedValues: true },
})

/** The SDK's client with the attempts and time-outs of the gateway, to compare the gateway with. */
export const newOracle = (): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: 1000,
        requestTimeout: 3000,
        throwOnRequestTimeout: true,
      },
    }),
  )
