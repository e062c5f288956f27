import { listDeadLetters, QueueName } from '#shared/api/pipeline.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { peek } from './dead-letter.queue.ts'

export const handler = endpoint(listDeadLetters, async () =>
  (await Promise.all(QueueName.options.map(peek))).flat(),
)
