import { startDynamo, type Engine } from './engines.ts'

/** `DYNAMODB_ENGINE=dynamodb-local` runs the same tests against AWS's own DynamoDB Local. */
export const startDynamoFromEnvironment = (): Promise<Engine> => startDynamo()
