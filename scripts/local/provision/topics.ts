import { CreateTopicCommand, type SNSClient } from '@aws-sdk/client-sns'
import type { Deployment } from '../deployment.ts'

/** Creates the missing topics of the template. */
export const provisionTopics = async (deployment: Deployment, sns: SNSClient): Promise<void> => {
  for (const { name } of deployment.ofType('AWS::SNS::Topic'))
    await sns.send(new CreateTopicCommand({ Name: name }))
}
