import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { StageConfig } from '../stages.ts'

/** By worker name. */
export type Queues = ReadonlyMap<string, WorkQueue>

export interface WorkQueueProps {
  readonly stage: StageConfig
  /** The function that processes it. */
  readonly worker: string
  readonly timeoutSeconds: number
}

const TRIES = 5
/** The visibility time-out as a multiple of the function's time-out, as AWS recommends. */
const RUNS_HIDDEN = 6

/** The queue of one function, with a dead-letter queue for messages that failed five times. */
export class WorkQueue extends Construct {
  readonly worker: string
  readonly queue: Queue
  readonly failed: Queue
  /** How long a failed message stays hidden before the next attempt. */
  readonly hiddenSeconds: number

  constructor(scope: Construct, id: string, { stage, worker, timeoutSeconds }: WorkQueueProps) {
    super(scope, id)
    this.worker = worker
    this.hiddenSeconds = RUNS_HIDDEN * timeoutSeconds
    const queueName = `hoellenlaerm-${stage.name}-${worker}`
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
      visibilityTimeout: Duration.seconds(this.hiddenSeconds),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: TRIES },
    })
  }
}
