import { listDeadLetters, QueueName } from '#shared/api/pipeline.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { lookAt } from './dead-letter.queue.ts'

export const handler = endpoint(listDeadLetters, async () =>
  (await Promise.all(QueueName.options.map(lookAt))).flat(),
)
