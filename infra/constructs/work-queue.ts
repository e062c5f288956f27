import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { queueArn, queueNamesOf, queueUrl } from '../names.ts'
import type { StageConfig } from '../stages.ts'

export interface QueueAddress {
  readonly queueName: string
  readonly queueArn: string
  readonly queueUrl: string
}

/** The queue of a worker and its dead-letter queue. */
export interface WorkAddress {
  readonly worker: string
  readonly queue: QueueAddress
  readonly failed: QueueAddress
}

/** By worker name. */
export type Queues = ReadonlyMap<string, WorkAddress>

export interface WorkQueueProps {
  readonly stage: StageConfig
  /** The function that processes it. */
  readonly worker: string
  readonly timeoutSeconds: number
}

const TRIES = 5
/**
 * The most that SQS allows, because a message that no queue takes stops the stream. An event has an item twice, so a
 * member with 4,000 blocks against them exceeds 256 KB.
 */
const MAX_MESSAGE_BYTES = 1024 * 1024
/** The visibility time-out as a multiple of the function's time-out, as AWS recommends. */
const RUNS_HIDDEN = 6

/** The queue of one function, with a dead-letter queue for messages that failed five times. */
export class WorkQueue extends Construct implements WorkAddress {
  readonly worker: string
  readonly queue: Queue
  readonly failed: Queue
  /** How long a failed message stays hidden before the next attempt. */
  readonly hiddenSeconds: number

  constructor(scope: Construct, id: string, { stage, worker, timeoutSeconds }: WorkQueueProps) {
    super(scope, id)
    this.worker = worker
    this.hiddenSeconds = RUNS_HIDDEN * timeoutSeconds
    const names = queueNamesOf(stage.name, worker)
    this.failed = new Queue(this, 'Failed', {
      queueName: names.failed,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    })
    this.queue = new Queue(this, 'Queue', {
      queueName: names.queue,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      visibilityTimeout: Duration.seconds(this.hiddenSeconds),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: TRIES },
    })
  }
}

/**
 * The queues of another stack by their names: each reference between stacks would be one more call to CloudFormation
 * during a deployment (docs/decisions/0006-resources-that-hold-data-have-fixed-names.md).
 */
export const queueAddresses = (
  { name, region }: StageConfig,
  account: string,
  workers: Iterable<string>,
): Queues => {
  const address = (queueName: string): QueueAddress => ({
    queueName,
    queueArn: queueArn(region, account, queueName),
    queueUrl: queueUrl(region, account, queueName),
  })
  return new Map(
    [...workers].map((worker) => {
      const { queue, failed } = queueNamesOf(name, worker)
      return [worker, { worker, queue: address(queue), failed: address(failed) }]
    }),
  )
}
