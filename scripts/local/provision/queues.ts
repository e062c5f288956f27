import { CreateQueueCommand, SetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { CreateTopicCommand, type SNSClient } from '@aws-sdk/client-sns'
import type { Deployment } from '../deployment.ts'

const Queue = z.object({
  VisibilityTimeout: z._default(z.number(), 30),
  MessageRetentionPeriod: z._default(z.number(), 345_600),
  MaximumMessageSize: z._default(z.number(), 262_144),
  DelaySeconds: z._default(z.number(), 0),
  ReceiveMessageWaitTimeSeconds: z._default(z.number(), 0),
  RedrivePolicy: z.optional(
    z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }),
  ),
})

/** Creates the queues of the template, and updates the settings of existing ones. */
export const provisionQueues = async (deployment: Deployment, sqs: SQSClient): Promise<void> => {
  for (const { name, properties } of deployment.ofType('AWS::SQS::Queue')) {
    const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: name }))
    const Attributes = attributesOf(Queue.parse(properties))
    await sqs.send(new SetQueueAttributesCommand({ QueueUrl, Attributes }))
  }
}

const attributesOf = ({ RedrivePolicy, ...numbers }: z.infer<typeof Queue>) => ({
  ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
  ...(RedrivePolicy && { RedrivePolicy: JSON.stringify(RedrivePolicy) }),
})

/** Creates the missing topics of the template. */
export const provisionTopics = async (deployment: Deployment, sns: SNSClient): Promise<void> => {
  for (const { name } of deployment.ofType('AWS::SNS::Topic'))
    await sns.send(new CreateTopicCommand({ Name: name }))
}
