import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { QueueName, type QueueFigures } from '#shared/api/pipeline.ts'
import { log } from '#platform/runtime/logger.ts'
import { requireQueue } from '#platform/queue/send-work.ts'

/** Short, because the page shows the job counts without them. */
const TIMEOUT_MS = 1000

const sqs = new SQSClient({ maxAttempts: 1 })

interface Lengths {
  readonly waiting: number | null
  readonly inFlight: number | null
}

const lengthsOf = async (queueUrl: string): Promise<Lengths> => {
  try {
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl: queueUrl,
        AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
      { abortSignal: AbortSignal.timeout(TIMEOUT_MS) },
    )
    return {
      waiting: Number(Attributes?.ApproximateNumberOfMessages),
      inFlight: Number(Attributes?.ApproximateNumberOfMessagesNotVisible),
    }
  } catch (error) {
    log.warn('queue does not answer', { queueUrl, reason: String(error) })
    return { waiting: null, inFlight: null }
  }
}

const sum = ({ waiting, inFlight }: Lengths): number | null =>
  waiting === null || inFlight === null ? null : waiting + inFlight

const figuresOf = async (queue: QueueName): Promise<QueueFigures> => {
  const { url, failedUrl } = requireQueue(queue)
  const [work, failed] = await Promise.all([lengthsOf(url), lengthsOf(failedUrl)])
  return { queue, ...work, deadLetters: sum(failed) }
}

/** The approximate lengths that SQS reports; null for a queue that does not answer in time. */
export const queueFigures = (): Promise<QueueFigures[]> =>
  Promise.all(QueueName.options.map(figuresOf))
