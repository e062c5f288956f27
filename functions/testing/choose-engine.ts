import { dynamodbLocalCommand } from './dynamodb-local.ts'
import { startDynamo, type Engine } from './engines.ts'
import { spawnGuarded } from './guarded-process.ts'

const dynamodbLocal = (port: number) => spawnGuarded(...dynamodbLocalCommand(port))

export const isDynamodbLocal = process.env['DYNAMODB_ENGINE'] === 'dynamodb-local'

/** `DYNAMODB_ENGINE=dynamodb-local` runs the same tests against AWS's own DynamoDB Local. */
export const startDynamoFromEnvironment = (): Promise<Engine> =>
  isDynamodbLocal ? startDynamo(dynamodbLocal) : startDynamo()
