import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { tableNameOf } from '#infra/names.ts'
import { stages } from '#infra/stages.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import type { Invocation } from './command-line.ts'

/** The table to work on, with texts that describe it. */
export interface MembersTable {
  readonly db: DynamoDBDocumentClient
  readonly tableName: string
  readonly place: string
  /** Explains why the table does not answer or does not exist. */
  readonly whenMissing: string
}

const Runtime = z.object({
  url: z.string(),
  dynamoEndpoint: z.string(),
  tableName: z.string(),
  standIns: z._default(z.record(z.string(), z.string()), {}),
})

const NOT_RUNNING =
  'The local cloud is not running. Start it with "npm start", or name a stage with --stage.'

/** The addresses of the local cloud with this state folder. */
export const readRuntime = (directory: string): z.infer<typeof Runtime> => {
  const file = join(directory, 'runtime.json')
  if (!existsSync(file)) throw new ExpectedProblem(NOT_RUNNING)
  return Runtime.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export const localTable = (directory: string): MembersTable => {
  const { url, dynamoEndpoint, tableName } = readRuntime(directory)
  const client = new DynamoDBClient({
    endpoint: dynamoEndpoint,
    region: stages.dev.region,
    credentials: ADMIN_CREDENTIALS,
    maxAttempts: 1,
  })
  const db = DynamoDBDocumentClient.from(client)
  return { db, tableName, place: `the local cloud at ${url}`, whenMissing: NOT_RUNNING }
}

export const stageTable = (stage: NonNullable<Invocation['stage']>): MembersTable => {
  const { region } = stages[stage]
  return {
    db: DynamoDBDocumentClient.from(new DynamoDBClient({ region })),
    tableName: tableNameOf(stages[stage]),
    place: `stage ${stage} in ${region}`,
    whenMissing:
      `Stage ${stage} is not deployed in ${region} of the AWS account in use. ` +
      'Check AWS_PROFILE, or deploy it first.',
  }
}
