import type { StateFolder } from '../state/state-folder.ts'
import { startBedrock } from './bedrock.ts'
import { startBedrockRelay } from './bedrock-relay.ts'
import { startDynamoDb } from './dynamodb.ts'
import type { Engine } from './engine.ts'
import type { Permissions } from '../iam/guard.ts'
import { guarded } from './guarded-engine.ts'
import { startS3 } from './s3.ts'
import { startSes } from './ses.ts'
import { startSqs } from './sqs.ts'
import type { StreamHistory } from './stream-history.ts'

export interface Endpoints {
  readonly dynamodb: string
  readonly sqs: string
  readonly s3: string
  /** SNS is served by the engine of SQS. */
  readonly sns: string
  readonly ses: string
  readonly bedrock: string
}

export interface Engines {
  readonly endpoints: Endpoints
  readonly streamHistory: StreamHistory | undefined
  /** Allows callers what the template grants them; before, only the admin key may call. */
  enforce(permissions: Permissions): void
  stop(): Promise<void>
}

export interface EngineOptions {
  readonly say: (line: string) => void
  readonly bedrock?: 'local' | 'aws' | undefined
}

/** Starts the engines over the state folder; when one fails, the others are stopped again. */
export const startEngines = async (
  folder: StateFolder,
  region: string,
  { say, bedrock }: EngineOptions,
): Promise<Engines> => {
  const starting = [
    startDynamoDb(folder.path, say).then((engine) => guarded(engine, folder.path)),
    startSqs({ directory: folder.file('sqs'), region }).then((engine) =>
      guarded(engine, folder.path),
    ),
    startS3({ directory: folder.file('s3') }),
    startSes({ directory: folder.file('mail') }),
    bedrock === 'aws' ? startBedrockRelay({ region }) : startBedrock(),
  ] as const
  const settled = await Promise.allSettled(starting)
  const stop = async () => {
    const started: Engine[] = settled.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value] : [],
    )
    await Promise.all(started.map((engine) => engine.stop()))
  }
  try {
    const [dynamodb, sqs, s3, ses, model] = await Promise.all(starting)
    return {
      endpoints: {
        dynamodb: dynamodb.endpoint,
        sqs: sqs.endpoint,
        sns: sqs.endpoint,
        s3: s3.endpoint,
        ses: ses.endpoint,
        bedrock: model.endpoint,
      },
      streamHistory: dynamodb.streamHistory,
      enforce: (permissions) => {
        for (const engine of [dynamodb, sqs, s3, ses, model]) engine.enforce(permissions)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
