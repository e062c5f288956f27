import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { stages } from '#infra/stages.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'
import { freePort } from '#testing/free-port.ts'
import { makeNews } from '../../demo/first-news.ts'
import { endOnSignals } from '../../lifetime.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { reportFigures, type Figure } from '../measurements/figure.ts'
import { WorkerMemory, WORKERS } from './worker-memory.ts'
import { benchWorld, KNOWN_ITEMS, NEW_ITEMS, SOURCES } from './news-world.ts'

const POLL_MS = 500
const GIVE_UP_MS = 600_000
const ITEMS = SOURCES * (KNOWN_ITEMS + NEW_ITEMS)

interface Counts {
  readonly pending?: number
  readonly processing?: number
  readonly completed?: number
  readonly failed?: number
}

const tableOf = ({ dynamoEndpoint, tableName }: LocalCloud) => {
  const db = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: dynamoEndpoint,
      region: stages.dev.region,
      credentials: ADMIN_CREDENTIALS,
    }),
  )
  const counts = async (): Promise<Counts> => {
    const Key = { PK: 'PIPELINE', SK: 'COUNTS' }
    const { Item } = await db.send(new GetCommand({ TableName: tableName, Key }))
    return (Item ?? {}) as Counts
  }
  const number = async (partition: string): Promise<number> => {
    const { Count = 0 } = await db.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'PK = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        Select: 'COUNT',
      }),
    )
    return Count
  }
  return { counts, number }
}

/** Repeats both runs until every job has ended and no item waits for a cluster. */
const run = async (cloud: LocalCloud): Promise<number> => {
  const table = tableOf(cloud)
  const started = performance.now()
  await makeNews(cloud, stages.dev)
  const end = Date.now() + GIVE_UP_MS
  let isIdle = false
  while (!isIdle && Date.now() < end) {
    await sleep(POLL_MS)
    const { pending = 0, processing = 0, completed = 0 } = await table.counts()
    if (pending + processing > 0 || completed === 0) continue
    isIdle = (await table.number('FRESH')) === 0
    // Items that another worker was changing are clustered by the next run.
    if (!isIdle) await cloud.runSchedule('start-article-run')
  }
  return (performance.now() - started) / 1000
}

const MAX_SECONDS = 60
const MAX_MB = 256

/** With `--all-new` every item of the measured run is new; otherwise two of each source are. */
const isAllNew = process.argv.includes('--all-new')

const figuresOf = (seconds: number, { peaks }: WorkerMemory): readonly Figure[] => [
  { name: 'news: measured run', value: seconds, limit: MAX_SECONDS, unit: 's' },
  ...WORKERS.map((name) => ({
    name: `news: peak memory of ${name}`,
    value: peaks.get(name) ?? Infinity,
    limit: MAX_MB,
    unit: 'MB',
  })),
]

endOnSignals()
useRunFolder()
const directory = mkdtempSync(join(tmpdir(), 'hoellenlaerm-news-'))
let isLater = isAllNew
const cloud = await startLocalCloud({
  port: await freePort(),
  dir: directory,
  seed: false,
  world: benchWorld(() => isLater, Date.now()),
})
const memory = new WorkerMemory()
try {
  const table = tableOf(cloud)
  const first = isAllNew ? undefined : await run(cloud)
  const before = await table.counts()
  isLater = true
  const seconds = await run(cloud)
  const after = await table.counts()
  const fresh = isAllNew ? ITEMS : SOURCES * NEW_ITEMS
  console.log(
    [
      `${String(SOURCES)} sources, ${String(ITEMS)} items, ${String(fresh)} of them new`,
      `load ${loadavg()[0]?.toFixed(1) ?? ''}`,
      ...(first === undefined ? [] : [`first run (all but those) ${first.toFixed(1)} s`]),
      `jobs before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`,
    ].join('\n'),
  )
  reportFigures(figuresOf(seconds, memory))
} finally {
  memory.stop()
  await cloud.stop()
  rmSync(directory, { recursive: true, force: true })
}
