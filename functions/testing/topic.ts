import { CreateTopicCommand, SNSClient, SubscribeCommand } from '@aws-sdk/client-sns'
import { createQueue, endpoint, takeAll } from './sqs-engine.ts'

// Import this file before anything that makes an SNS client or reads the environment.
process.env['AWS_ENDPOINT_URL_SNS'] = endpoint

const sns = new SNSClient({})

const { TopicArn = '' } = await sns.send(new CreateTopicCommand({ Name: 'contact' }))
const queueUrl = await createQueue('operators')

await sns.send(
  new SubscribeCommand({
    TopicArn,
    Protocol: 'sqs',
    Endpoint: TopicArn.replace(':sns:', ':sqs:').replace(/contact$/, 'operators'),
  }),
)

process.env['CONTACT_TOPIC_ARN'] = TopicArn

interface Publication {
  readonly Subject: string
  readonly Message: string
}

/** Messages to the operators since the last call. */
export const publications = async (): Promise<readonly Publication[]> =>
  (await takeAll(queueUrl)).map((body) => JSON.parse(body) as Publication)
