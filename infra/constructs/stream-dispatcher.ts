import { Duration, Validations } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { EventSourceMapping, MetricType, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { HandlerFile } from '../catalogue/source-files.ts'
import type { EffectQueue } from './effect-queue.ts'
import type { PrivateBucket } from './private-bucket.ts'
import { allow } from './grants.ts'
import { ProductFunction, type FunctionContext } from './product-function.ts'
import { queuesByEvent, streamFilters } from './stream-filters.ts'

export interface StreamDispatcherProps extends FunctionContext {
  readonly dispatcher: HandlerFile
  readonly table: Table
  readonly effects: readonly EffectQueue[]
  /** Keeps the records that could not be dispatched, with their content. */
  readonly undelivered: PrivateBucket
}

/** The one reader of the table stream: a shard feeds two at most, a queue as many effects as there are. */
export class StreamDispatcher extends Construct {
  readonly source: EventSourceMapping
  readonly dispatcher: ProductFunction

  constructor(scope: Construct, id: string, props: StreamDispatcherProps) {
    super(scope, id)
    const { table, effects, undelivered } = props
    const streamArn = table.tableStreamArn ?? ''
    const routes = queuesByEvent(effects)
    this.dispatcher = new ProductFunction(this, 'Dispatcher', {
      ...props,
      name: props.dispatcher.name,
      description: 'Hands each change of the table to the queues that listen to it',
      access: { memoryMb: 256 },
      timeoutSeconds: 30,
      environment: { EFFECT_ROUTES: JSON.stringify(routes) },
      statements: [
        allow(
          ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          [streamArn],
        ),
        allow(['dynamodb:ListStreams'], [`${table.tableArn}/stream/*`]),
        allow(
          ['sqs:SendMessage'],
          effects.map(({ queue }) => queue.queueArn),
        ),
        allow(['s3:PutObject'], [undelivered.arnForObjects('*')]),
        allow(['s3:ListBucket'], [undelivered.bucketArn]),
      ],
    })
    Validations.of(this.dispatcher.role).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason: 'Lambda names the undelivered records itself, and the label of the stream is not known before it exists.',
    })
    this.source = new EventSourceMapping(this, 'Source', {
      target: this.dispatcher.lambda,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      filters: [...streamFilters(Object.keys(routes))],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      maxRecordAge: Duration.hours(12),
      supportS3OnFailureDestination: true,
      onFailure: { bind: () => ({ destination: undelivered.bucketArn }) },
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    })
    this.source.node.addDependency(this.dispatcher.role)
  }
}
