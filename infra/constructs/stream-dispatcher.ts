import { Duration, Stack } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { EventSourceMapping, MetricType, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { HandlerFile } from '../../functions/source-files.ts'
import type { EffectQueue } from './effect-queue.ts'
import type { PrivateBucket } from './private-bucket.ts'
import { ACCOUNT_IN_FINDINGS, bucketArn, namesOf, queueUrlPrefix } from '../names.ts'
import { storesOf } from '../stores.ts'
import { acknowledgeWildcards } from './acknowledge.ts'
import { allow } from './grants.ts'
import { ProductFunction, type FunctionContext } from './product-function.ts'
import { effectRoutes, streamFilters } from './stream-filters.ts'

export interface StreamDispatcherProps extends FunctionContext {
  readonly dispatcher: HandlerFile
  readonly table: Table
  readonly effects: readonly EffectQueue[]
  /** Stores records that could not be dispatched, with their content. */
  readonly undelivered: PrivateBucket
}

/** Lambda reads a shard in this many lanes; all changes of one item stay in order, those of different items do not. */
const LANES = 10

/** The only reader of the table stream: a shard serves two readers at most, queues serve any number of effects. */
export class StreamDispatcher extends Construct {
  readonly source: EventSourceMapping
  readonly dispatcher: ProductFunction

  constructor(scope: Construct, id: string, props: StreamDispatcherProps) {
    super(scope, id)
    const { table, effects, stores, stage } = props
    const { account } = Stack.of(this)
    const keepArn = bucketArn(namesOf(stage.name, account).undelivered)
    const streamArn = table.tableStreamArn ?? ''
    const listened = [...new Set(effects.flatMap(({ worker }) => worker.effect.listens))]
    const routes = effectRoutes(effects, queueUrlPrefix(stage.region, account, stage.name))
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
        allow(['dynamodb:ListStreams'], [`${stores.tableArn}/stream/*`]),
        ...effects.map(({ work }) => allow(['sqs:SendMessage'], [work.queue.queueArn])),
        allow(['s3:PutObject'], [`${keepArn}/*`]),
        allow(['s3:ListBucket'], [keepArn]),
      ],
    })
    acknowledgeWildcards(
      this.dispatcher.role,
      [
        `${storesOf(stage, ACCOUNT_IN_FINDINGS).tableArn}/stream/*`,
        `${bucketArn(namesOf(stage.name, ACCOUNT_IN_FINDINGS).undelivered)}/*`,
      ],
      'Lambda names what it keeps itself, and a stream has no label before it exists.',
    )
    this.source = new EventSourceMapping(this, 'Source', {
      target: this.dispatcher.lambda,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      parallelizationFactor: LANES,
      filters: [...streamFilters(listened)],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      maxRecordAge: Duration.hours(12),
      supportS3OnFailureDestination: true,
      onFailure: { bind: () => ({ destination: keepArn }) },
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    })
    this.source.node.addDependency(this.dispatcher.role, props.undelivered)
  }
}
