import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Alias } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { EffectQueue } from '../constructs/effect-queue.ts'
import { PrivateBucket } from '../constructs/private-bucket.ts'
import { namesOf } from '../names.ts'
import type { FunctionContext } from '../constructs/product-function.ts'
import type { StageConfig } from '../stages.ts'
import { StreamDispatcher } from '../constructs/stream-dispatcher.ts'

export interface PipelineStackProps extends StackProps, FunctionContext {
  readonly catalogue: Catalogue
  readonly table: Table
}

/** Everything that happens after an answer was given: table stream, dispatcher, a queue and a worker for each effect. */
export class PipelineStack extends Stack {
  readonly effects: readonly EffectQueue[]
  readonly stream: StreamDispatcher

  constructor(scope: Construct, id: string, props: PipelineStackProps) {
    super(scope, id, props)
    const { stage, bundles, stores, table, catalogue } = props
    contactTopic(this, stage)
    const shared = { stage, bundles, stores }
    this.effects = catalogue.effects.map(
      (worker) => new EffectQueue(this, `${worker.domain}-${worker.name}`, { ...shared, worker }),
    )
    this.stream = new StreamDispatcher(this, 'Stream', {
      ...shared,
      table,
      dispatcher: catalogue.dispatcher,
      effects: this.effects,
      undelivered: new PrivateBucket(this, 'Undelivered', {
        stage,
        bucketName: namesOf(stage.name, this.account).undelivered,
        lifecycleRules: [{ id: 'forget-after-a-month', expiration: Duration.days(30) }],
      }),
    })
  }
}

/** Operators subscribe to it, by mail or with their ticket system. */
const contactTopic = (scope: Stack, stage: StageConfig): void => {
  const topic = new Topic(scope, 'Contact', {
    topicName: namesOf(stage.name, scope.account).contact,
    enforceSSL: true,
    masterKey: Alias.fromAliasName(scope, 'TopicKey', 'alias/aws/sns'),
  })
  if (stage.contactMail) topic.addSubscription(new EmailSubscription(stage.contactMail))
}
