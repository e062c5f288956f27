import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { stages } from '#infra/stages.ts'
import { LOCAL_MODEL } from '#shared/domain/news.ts'
import { startBedrock } from '../../local/engines/bedrock.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'

export interface ReplayThreadData {
  /** The day on which the clusters were created, as `yyyy-mm-dd` in UTC. */
  readonly day: string
}

export interface Replayed {
  readonly items: number
  readonly clusters: number
  readonly held: number
  readonly failed: number
  /** A hash of everything that would be stored; the same items give the same hash. */
  readonly hash: string
}

export interface ReplayOptions extends ReplayThreadData {
  readonly dynamoEndpoint: string
  readonly tableName: string
}

/** Repeats clustering, writing and guards for the items of a recorded day, without storing anything. */
export const replayDay = async ({
  day,
  dynamoEndpoint,
  tableName,
}: ReplayOptions): Promise<Replayed> => {
  const bedrock = await startBedrock()
  const data: ReplayThreadData = { day }
  const thread = new Worker(new URL('replay-thread.ts', import.meta.url), {
    workerData: data,
    env: {
      TABLE_NAME: tableName,
      AWS_REGION: stages.dev.region,
      AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.endpoint,
      AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
      MODEL: JSON.stringify({ ...stages.dev.model, profile: LOCAL_MODEL }),
    },
  })
  try {
    const [result] = (await once(thread, 'message')) as [Replayed]
    return result
  } finally {
    await thread.terminate()
    await bedrock.stop()
  }
}
