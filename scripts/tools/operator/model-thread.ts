import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { BedrockClient } from '@aws-sdk/client-bedrock'
import type { StageConfig } from '#infra/stages.ts'
import { LOCAL_MODEL } from '#shared/domain/news.ts'
import { startBedrockRelay } from '../../local/engines/bedrock-relay.ts'
import { startBedrock } from '../../local/engines/bedrock.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'
import { environment } from '../../local/state/env.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'

export interface ModelOptions {
  readonly stage: StageConfig
  /** Asks the real Bedrock, with the credentials of this process. */
  readonly isPaid: boolean
}

/** What the thread sends once. */
export type ThreadAnswer<T> = { readonly done: T } | { readonly problem: string }

/**
 * Functions read their environment when they are loaded, so they are loaded in a thread with one of their own. There
 * is no table: nothing is stored.
 * @param script the thread, which sends one ThreadAnswer
 * @throws ExpectedProblem, CredentialsProviderError
 */
export const inModelThread = async <T>(
  script: URL,
  workerData: unknown,
  { stage, isPaid }: ModelOptions,
): Promise<T> => {
  const { model, region } = stage
  // Before anything is asked: the relay only answers that the model did not.
  if (isPaid) await new BedrockClient({ region }).config.credentials()
  const bedrock = await (isPaid ? startBedrockRelay({ region }) : startBedrock())
  const local = { ...model, reader: undefined, profile: LOCAL_MODEL }
  const thread = new Worker(script, {
    workerData,
    env: {
      TABLE_NAME: 'none',
      AWS_REGION: region,
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.endpoint,
      AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
      MODEL: JSON.stringify(isPaid ? model : local),
      LOCAL_HOSTS: environment.all['LOCAL_HOSTS'] ?? '{}',
    },
  })
  try {
    const [answer] = (await once(thread, 'message')) as [ThreadAnswer<T>]
    if ('problem' in answer) throw new ExpectedProblem(answer.problem)
    return answer.done
  } finally {
    await thread.terminate()
    await bedrock.stop()
  }
}
