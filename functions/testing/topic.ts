import { CreateTopicCommand, SNSClient, SubscribeCommand } from '@aws-sdk/client-sns'
import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { buildApp } from 'fauxqs'

interface Engine {
  readonly listen: (where: { host: string; port: number }) => Promise<string>
}

const app = buildApp({ logger: false }) as unknown as Engine
const endpoint = await app.listen({ host: '127.0.0.1', port: 0 })

// Import this file before anything that makes an SNS client or reads the environment.
process.env['AWS_ENDPOINT_URL_SNS'] = endpoint

const sns = new SNSClient({})
const sqs = new SQSClient({ endpoint })

const { TopicArn = '' } = await sns.send(new CreateTopicCommand({ Name: 'contact' }))
const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName: 'operators' }))
const queueUrl = new URL(new URL(QueueUrl).pathname, endpoint).href

await sns.send(
  new SubscribeCommand({
    TopicArn,
    Protocol: 'sqs',
    Endpoint: TopicArn.replace(':sns:', ':sqs:').replace(/contact$/, 'operators'),
  }),
)

process.env['CONTACT_TOPIC_ARN'] = TopicArn

/** Messages to the operators since the last call. */
export const publications = async (): Promise<{ Subject: string; Message: string }[]> => {
  const all: { Subject: string; Message: string }[] = []
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    )
    if (Messages.length === 0) return all
    for (const { Body = '{}' } of Messages)
      all.push(JSON.parse(Body) as { Subject: string; Message: string })
  }
}
