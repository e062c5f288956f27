import { Duration, Validations } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { namesOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'

/** The dead-letter queue of all schedules: runs that EventBridge could not start, with the reason. */
export class FailedSchedules extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, { name }: StageConfig) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', {
      queueName: namesOf(name, '').failedSchedules,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    Validations.of(this.queue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue of the schedules.',
    })
  }
}
