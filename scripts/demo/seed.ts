import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { INVENTED_SOURCES, type NamedSource } from './feeds/server.ts'
import { ADMIN_CREDENTIALS } from '../local/iam/access-keys.ts'

export { signIns as demoSignIns } from './content/members.ts'

export interface SeedTarget {
  readonly dynamoEndpoint: string
  readonly s3Endpoint: string
  readonly tableName: string
  readonly mediaBucket: string
  /** The time of the newest demo content, in milliseconds. */
  readonly now: number
}

export type SeedThreadData = Pick<SeedTarget, 'now'>

/** `inhabited`: members registered before, so nothing was added. */
export type SeedResult = 'written' | 'present' | 'inhabited'

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

const assertLocal = (endpoint: string): void => {
  if (!LOOPBACK.has(new URL(endpoint).hostname)) {
    throw new Error(
      `Demo content is for the local cloud only, and ${endpoint} is not on this machine.`,
    )
  }
}

/** The environment of the functions. It belongs to a thread, so that it does not change this process. */
const environmentOf = (target: SeedTarget): Record<string, string> => ({
  TABLE_NAME: target.tableName,
  MEDIA_BUCKET: target.mediaBucket,
  AWS_REGION: 'eu-central-1',
  AWS_ENDPOINT_URL_DYNAMODB: target.dynamoEndpoint,
  AWS_ENDPOINT_URL_S3: target.s3Endpoint,
  AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
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

/** Writes the demo community into an empty store. Completes an interrupted run, and does nothing after a complete one. */
export const seedDemo = (target: SeedTarget): Promise<SeedResult> =>
  runThread(new URL('./seed-thread.ts', import.meta.url), target, {
    now: target.now,
  } satisfies SeedThreadData)

/** Creates sources when there are none; by default the feeds of the invented world. */
export const seedSources = (
  target: SeedTarget,
  sources: readonly NamedSource[] = INVENTED_SOURCES,
): Promise<'done'> => runThread(new URL('./source-thread.ts', import.meta.url), target, sources)
