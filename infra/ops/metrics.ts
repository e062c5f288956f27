import { Duration } from 'aws-cdk-lib'
import {
  MathExpression,
  Metric,
  Stats,
  type IMetric,
  type MetricOptions,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { WatchedQueue } from './watched.ts'

const EVERY_5_MINUTES = { period: Duration.minutes(5) }
const SUM = { ...EVERY_5_MINUTES, statistic: Stats.SUM }
const MAXIMUM = { ...EVERY_5_MINUTES, statistic: Stats.MAXIMUM }

/** A metric by the name of what it measures; a construct of another stack would be a reference to that stack. */
const metricOf =
  (namespace: string, dimensionsMap: Readonly<Record<string, string>>) =>
  (metricName: string, options: MetricOptions): Metric =>
    new Metric({ namespace, metricName, dimensionsMap, ...options })

const functionMetric = (FunctionName: string) => metricOf('AWS/Lambda', { FunctionName })

export const apiMetrics = (
  apiId: string,
): { requests: IMetric; refused: IMetric; failed: IMetric; failedShare: IMetric; p99: IMetric } => {
  const metric = metricOf('AWS/ApiGateway', { ApiId: apiId })
  const requests = metric('Count', { ...SUM, label: 'Requests' })
  const failed = metric('5xx', { ...SUM, label: '5xx' })
  return {
    requests,
    failed,
    refused: metric('4xx', { ...SUM, label: '4xx' }),
    // At night a single failure would be 100 %, so a share needs at least ten failures.
    failedShare: new MathExpression({
      expression: 'IF(failed >= 10, 100 * failed / requests, 0)',
      usingMetrics: { failed, requests },
      label: 'Failed requests, %',
      ...EVERY_5_MINUTES,
    }),
    p99: metric('Latency', {
      ...EVERY_5_MINUTES,
      statistic: Stats.percentile(99),
      label: 'p99 ms',
    }),
  }
}

export const streamMetrics = (
  dispatcher: string,
  streamSourceId: string,
): { ageMs: IMetric; errors: IMetric; undelivered: IMetric } => {
  const metric = functionMetric(dispatcher)
  return {
    ageMs: metric('IteratorAge', { ...MAXIMUM, label: 'Stream age ms' }),
    errors: metric('Errors', { ...SUM, label: 'Dispatcher errors' }),
    undelivered: metricOf('AWS/Lambda', { EventSourceMappingUUID: streamSourceId })(
      'OnFailureDestinationDeliveredEventCount',
      { ...SUM, label: 'Undelivered batches' },
    ),
  }
}

export const queueMetrics = ({
  queueName,
  failedQueueName,
}: WatchedQueue): { ageSeconds: IMetric; failed: IMetric } => {
  const metric = (QueueName: string) => metricOf('AWS/SQS', { QueueName })
  return {
    ageSeconds: metric(queueName)('ApproximateAgeOfOldestMessage', MAXIMUM),
    failed: metric(failedQueueName)('ApproximateNumberOfMessagesVisible', MAXIMUM),
  }
}

export const scheduleMetrics = (functionName: string): { errors: IMetric; runs: IMetric } => {
  const metric = functionMetric(functionName)
  const hourly = { period: Duration.hours(1), statistic: Stats.SUM }
  return {
    errors: metric('Errors', { ...SUM, label: 'Schedule errors' }),
    runs: new MathExpression({
      expression: 'started - failed',
      usingMetrics: { started: metric('Invocations', hourly), failed: metric('Errors', hourly) },
      label: 'Completed runs',
      period: Duration.hours(1),
    }),
  }
}

export const tableMetrics = (
  tableName: string,
): { reads: IMetric; writes: IMetric; readThrottles: IMetric; writeThrottles: IMetric } => {
  const metric = metricOf('AWS/DynamoDB', { TableName: tableName })
  return {
    reads: metric('ConsumedReadCapacityUnits', { ...SUM, label: 'Read units' }),
    writes: metric('ConsumedWriteCapacityUnits', { ...SUM, label: 'Write units' }),
    readThrottles: metric('ReadThrottleEvents', { ...SUM, label: 'Throttled reads' }),
    writeThrottles: metric('WriteThrottleEvents', { ...SUM, label: 'Throttled writes' }),
  }
}

const edgeMetric = (distributionId: string) =>
  metricOf('AWS/CloudFront', { DistributionId: distributionId, Region: 'Global' })

const EDGE_FAILURES = { ...EVERY_5_MINUTES, statistic: Stats.AVERAGE, label: 'Edge 5xx, %' }

/** The share of failed requests at the edge, in percent, for an alarm in us-east-1. */
export const edgeFailedShare = (distributionId: string): IMetric => {
  const metric = edgeMetric(distributionId)
  return new MathExpression({
    // At night a single failure would be a large share, so a share needs at least ten failures.
    expression: 'IF(share * requests / 100 >= 10, share, 0)',
    usingMetrics: {
      share: metric('5xxErrorRate', EDGE_FAILURES),
      requests: metric('Requests', SUM),
    },
    label: EDGE_FAILURES.label,
    ...EVERY_5_MINUTES,
  })
}

/** CloudFront reports to us-east-1 only: usable on the dashboard, but not for alarms in other regions. */
export const edgeMetrics = (
  distributionId: string,
): { requests: IMetric; failedShare: IMetric } => {
  const metric = edgeMetric(distributionId)
  const region = 'us-east-1'
  return {
    requests: metric('Requests', { ...SUM, region, label: 'Edge requests' }),
    failedShare: metric('5xxErrorRate', { ...EDGE_FAILURES, region }),
  }
}
