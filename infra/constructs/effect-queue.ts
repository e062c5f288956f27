import { Duration } from 'aws-cdk-lib'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { EffectWorker } from '../catalogue/catalogue.ts'
import { allow } from './grants.ts'
import { ProductFunction, type FunctionContext } from './product-function.ts'

export interface EffectQueueProps extends FunctionContext {
  readonly worker: EffectWorker
}

const TIMEOUT_SECONDS = 30
const TRIES = 5
/** A backlog must not take the table away from the people who are waiting for an answer. */
const MOST_AT_ONCE = 10

/** A consumer of domain events: its queue, the queue of what failed five times, and the function that empties it. */
export class EffectQueue extends Construct {
  readonly worker: EffectWorker
  readonly queue: Queue
  readonly failed: Queue

  constructor(scope: Construct, id: string, props: EffectQueueProps) {
    super(scope, id)
    const { name, effect } = props.worker
    const timeoutSeconds = effect.timeoutSeconds ?? TIMEOUT_SECONDS
    const queueName = `hoellenlaerm-${props.stage.name}-${name}`
    this.worker = props.worker
    this.failed = new Queue(this, 'Failed', {
      queueName: `${queueName}-failed`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    this.queue = new Queue(this, 'Queue', {
      queueName,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: TRIES },
    })
    const worker = new ProductFunction(this, 'Worker', {
      ...props,
      name,
      access: effect,
      description: `On ${effect.listens.join(', ')}`,
      timeoutSeconds,
      statements: [
        allow(
          ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
          [this.queue.queueArn],
        ),
      ],
    })
    const source = new EventSourceMapping(this, 'Source', {
      target: worker.lambda,
      eventSourceArn: this.queue.queueArn,
      batchSize: effect.batchSize ?? 10,
      reportBatchItemFailures: true,
      maxConcurrency: MOST_AT_ONCE,
    })
    source.node.addDependency(worker.role)
  }
}
