import { setTimeout as sleep } from 'node:timers/promises'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { StageConfig } from '../../infra/stages.ts'
import type { LocalCloud } from '../local/cloud.ts'
import { LOCAL_CREDENTIALS } from '../local/engines/engine.ts'

const LOOK_MS = 300
const GIVE_UP_MS = 120_000
const COUNTS = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const

/** Resolves when the worker has nothing left to do. */
const untilDone = async (sqs: SQSClient, queueUrl: string): Promise<void> => {
  const end = Date.now() + GIVE_UP_MS
  while (Date.now() < end) {
    await sleep(LOOK_MS)
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...COUNTS] }),
    )
    if (COUNTS.every((name) => Attributes?.[name] === '0')) return
  }
}

/** Both runs, one after the other, so that nobody who starts the cloud waits for the next full hour. */
export const makeNews = async (
  { sqsEndpoint, fire }: Pick<LocalCloud, 'sqsEndpoint' | 'fire'>,
  { name, region }: Pick<StageConfig, 'name' | 'region'>,
): Promise<void> => {
  const sqs = new SQSClient({ endpoint: sqsEndpoint, region, credentials: LOCAL_CREDENTIALS })
  try {
    await fire('start-feed-run')
    await untilDone(sqs, `${sqsEndpoint}/000000000000/hoellenlaerm-${name}-read-source`)
    await fire('start-article-run')
  } finally {
    sqs.destroy()
  }
}
