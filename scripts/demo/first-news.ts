import { setTimeout as sleep } from 'node:timers/promises'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { StageConfig } from '../../infra/stages.ts'
import type { LocalCloud } from '../local/cloud.ts'
import { ADMIN_CREDENTIALS } from '../local/iam/access-keys.ts'

const POLL_MS = 300
const TIMEOUT_MS = 120_000
const COUNTS = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const

/** Resolves when the queue is empty, or after the time-out. */
const untilEmpty = async (sqs: SQSClient, queueUrl: string): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    await sleep(POLL_MS)
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...COUNTS] }),
    )
    if (COUNTS.every((name) => Attributes?.[name] === '0')) return
  }
}

/** Starts a feed run and then an article run, so that the first news does not wait for the schedule. */
export const makeNews = async (
  { sqsEndpoint, runSchedule }: Pick<LocalCloud, 'sqsEndpoint' | 'runSchedule'>,
  { name, region }: Pick<StageConfig, 'name' | 'region'>,
): Promise<void> => {
  const sqs = new SQSClient({ endpoint: sqsEndpoint, region, credentials: ADMIN_CREDENTIALS })
  try {
    await runSchedule('start-feed-run')
    await untilEmpty(sqs, `${sqsEndpoint}/000000000000/hoellenlaerm-${name}-read-source`)
    await runSchedule('start-article-run')
  } finally {
    sqs.destroy()
  }
}
