import type { TestProject } from 'vitest/node'
import { startDynamoFromEnvironment } from './choose-engine.ts'
import { startS3 } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    dynamoEndpoint: string
    s3Endpoint: string
  }
}

/** One engine of each kind for the whole run; every test file has a table of its own. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [dynamo, s3] = await Promise.all([startDynamoFromEnvironment(), startS3()])
  project.provide('dynamoEndpoint', dynamo.endpoint)
  project.provide('s3Endpoint', s3.endpoint)
  return async () => {
    await Promise.all([dynamo.stop(), s3.stop()])
  }
}
