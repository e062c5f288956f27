import type { Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { namesOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'

/** The topic of a stage's alarms, one in each region that has alarms. */
export const alarmsTopic = (scope: Stack, stage: StageConfig): Topic => {
  const topic = new Topic(scope, 'Alarms', {
    topicName: namesOf(stage.name, scope.account).alarms,
    enforceSSL: true,
  })
  // An own policy (here TLS only) replaces the default one, which lets alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsOfThisAccount',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'AWS:SourceAccount': scope.account } },
    }),
  )
  if (stage.alarmsMail) topic.addSubscription(new EmailSubscription(stage.alarmsMail))
  return topic
}
