import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import { messageBody } from './message-body.ts'
import { pack, type Outgoing } from './outbox.ts'
import { toMessage } from './to-message.ts'

const sqs = new SQSClient({})

const outgoing = ({ Records }: DynamoDBStreamEvent): Outgoing[] =>
  Records.flatMap((record, position) => {
    const message = toMessage(record)
    const queues = message ? env.effectRoutes[message.name] : undefined
    if (!message || !queues) return []
    const body = messageBody(message)
    return queues.map((queueUrl) => ({ queueUrl, body, position }))
  })

/** Sends one parcel and returns the positions of the messages that were not sent. */
const send = async (parcel: readonly Outgoing[]): Promise<number[]> => {
  try {
    const { Failed = [] } = await sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: parcel[0]?.queueUrl,
        Entries: parcel.map(({ body }, index) => ({ Id: String(index), MessageBody: body })),
      }),
    )
    for (const { Code, Message } of Failed)
      log.warn('message refused', { code: Code, reason: Message })
    return Failed.map(({ Id }) => parcel[Number(Id)]?.position ?? 0)
  } catch (error) {
    log.error('queue unreachable', error, { queue: parcel[0]?.queueUrl })
    return parcel.map(({ position }) => position)
  }
}

/**
 * Turns changes of the table into domain events and sends one message to each effect that listens.
 * When a change did not reach all its queues, the stream is read again from there.
 */
export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const failed = (await Promise.all(pack(outgoing(event)).map(send))).flat()
  if (failed.length === 0) return { batchItemFailures: [] }
  const first = event.Records[Math.min(...failed)]?.dynamodb?.SequenceNumber
  return { batchItemFailures: [{ itemIdentifier: first ?? '' }] }
}
