import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { INVENTED_SOURCES, type NamedSource } from './feeds/server.ts'
import { LOCAL_CREDENTIALS } from '../local/engines/engine.ts'

export { signIns as demoSignIns } from './content/members.ts'

export interface SeedTarget {
  readonly dynamoEndpoint: string
  readonly s3Endpoint: string
  readonly tableName: string
  readonly mediaBucket: string
  /** The moment that the demo content ends at. */
  readonly now: number
}

export type SeedThreadData = Pick<SeedTarget, 'now'>

/** `inhabited`: people registered before, so nothing was added. */
export type SeedResult = 'written' | 'present' | 'inhabited'

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

const assertLocal = (endpoint: string): void => {
  if (!LOOPBACK.has(new URL(endpoint).hostname)) {
    throw new Error(`Demo content is for the local cloud only, and ${endpoint} is somewhere else.`)
  }
}

/** What the functions' own code reads; in a thread, so that it stays theirs. */
const environmentOf = (target: SeedTarget): Record<string, string> => ({
  TABLE_NAME: target.tableName,
  MEDIA_BUCKET: target.mediaBucket,
  AWS_REGION: 'eu-central-1',
  AWS_ENDPOINT_URL_DYNAMODB: target.dynamoEndpoint,
  AWS_ENDPOINT_URL_S3: target.s3Endpoint,
  AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
})

const runThread = async <T>(file: URL, target: SeedTarget, data: unknown): Promise<T> => {
  assertLocal(target.dynamoEndpoint)
  assertLocal(target.s3Endpoint)
  const thread = new Worker(file, {
    workerData: data,
    env: environmentOf(target),
  })
  const [result] = (await once(thread, 'message')) as [T]
  return result
}

/** Fills an empty local store with the demo community, once; what an interruption left is completed. */
export const seedDemo = (target: SeedTarget): Promise<SeedResult> =>
  runThread(new URL('./seed-thread.ts', import.meta.url), target, {
    now: target.now,
  } satisfies SeedThreadData)

/** Names feeds as sources, where nobody has named any; those of the invented world unless said. */
export const seedSources = (
  target: SeedTarget,
  sources: readonly NamedSource[] = INVENTED_SOURCES,
): Promise<'done'> => runThread(new URL('./source-thread.ts', import.meta.url), target, sources)
