import { afterAll, expect, inject } from 'vitest'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { MEDIA_BUCKET } from './engines.ts'
import { LOCAL_PUSH_KEYS } from './push-keys.ts'
import { storedFacts, findUncataloguedFacts } from './stored-facts.ts'
import { createNewTable } from './table.ts'
import { writeUsage } from './usage.ts'

/** Functions read the name of their table once, so all files of a process have one, made new for each. */
const tableName = `t-${String(process.pid)}`

/** Longer than any test, and none ends before 2033: a test that fills one must not be red when an hour or day begins. */
const ONE_WINDOW = { windowSeconds: 1_000_000_000 }

const throttles = Object.fromEntries(
  Object.entries(THROTTLES).map(([name, { limit }]) => [name, { limit, ...ONE_WINDOW }]),
)

Object.assign(process.env, {
  THROTTLES: JSON.stringify(throttles),
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_ENDPOINT_URL_DYNAMODB: inject('dynamoEndpoint'),
  AWS_ENDPOINT_URL_S3: inject('s3Endpoint'),
  TABLE_NAME: tableName,
  MEDIA_BUCKET,
  SITE_ORIGIN: 'http://localhost:8080',
  STAND_INS: JSON.stringify(inject('musicStandIns')),
  SPOTIFY_CLIENT_ID: 'local-client',
  SPOTIFY_CLIENT_SECRET: 'local-secret',
  ...LOCAL_PUSH_KEYS,
})

await createNewTable(inject('dynamoEndpoint'), tableName)

afterAll(async () => {
  const testFile = expect.getState().testPath ?? ''
  const facts = await storedFacts(inject('dynamoEndpoint'), tableName)
  writeUsage(inject('usageDirectory'), testFile, findUncataloguedFacts(testFile, facts))
})
