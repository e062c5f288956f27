import { DeleteMessageBatchCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs'
import { createQueue, sqs } from './sqs-engine.ts'

export { closeQueues } from './sqs-engine.ts'

export const queues = { first: await createQueue('first'), second: await createQueue('second') }

/** Receives and deletes all messages of a queue. Returns their bodies. */
export const takeAll = async (queueUrl: string): Promise<string[]> => {
  const bodies: string[] = []
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    )
    if (Messages.length === 0) return bodies
    bodies.push(...Messages.map(({ Body = '' }) => Body))
    await sqs.send(
      new DeleteMessageBatchCommand({
        QueueUrl: queueUrl,
        Entries: Messages.map(({ ReceiptHandle }, n) => ({ Id: String(n), ReceiptHandle })),
      }),
    )
  }
}

process.env['EFFECT_ROUTES'] = JSON.stringify({
  prefix: queues.first.slice(0, -'first'.length),
  queues: 'first second nowhere',
  events: 'Post.created 0,Post.changed 0 1,Post.removed 0 2',
})
