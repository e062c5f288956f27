import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { StreamDispatcher } from '../constructs/stream-dispatcher.ts'
import type { WorkQueue } from '../constructs/work-queue.ts'

const EVERY_5_MINUTES = { period: Duration.minutes(5) }
const SUM = { ...EVERY_5_MINUTES, statistic: Stats.SUM }
const MAXIMUM = { ...EVERY_5_MINUTES, statistic: Stats.MAXIMUM }

export const apiMetrics = (
  api: HttpApi,
): { requests: IMetric; refused: IMetric; failed: IMetric; failedShare: IMetric; p99: IMetric } => {
  const requests = api.metricCount({ ...SUM, label: 'Requests' })
  const failed = api.metricServerError({ ...SUM, label: '5xx' })
  return {
    requests,
    failed,
    refused: api.metricClientError({ ...SUM, label: '4xx' }),
    // At night a single failure would be 100 %, so a share needs at least ten failures.
    failedShare: new MathExpression({
      expression: 'IF(failed >= 10, 100 * failed / requests, 0)',
      usingMetrics: { failed, requests },
      label: 'Failed requests, %',
      ...EVERY_5_MINUTES,
    }),
    p99: api.metricLatency({
      ...EVERY_5_MINUTES,
      statistic: Stats.percentile(99),
      label: 'p99 ms',
    }),
  }
}

export const streamMetrics = ({
  source,
  dispatcher,
}: StreamDispatcher): { ageMs: IMetric; errors: IMetric; undelivered: IMetric } => ({
  ageMs: dispatcher.lambda.metric('IteratorAge', { ...MAXIMUM, label: 'Stream age ms' }),
  errors: dispatcher.lambda.metricErrors({ ...SUM, label: 'Dispatcher errors' }),
  undelivered: new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'OnFailureDestinationDeliveredEventCount',
    dimensionsMap: { EventSourceMappingUUID: source.eventSourceMappingId },
    label: 'Undelivered batches',
    ...SUM,
  }),
})

export const queueMetrics = ({
  queue,
  failed,
}: WorkQueue): { ageSeconds: IMetric; failed: IMetric } => ({
  ageSeconds: queue.metricApproximateAgeOfOldestMessage(MAXIMUM),
  failed: failed.metricApproximateNumberOfMessagesVisible(MAXIMUM),
})

export const scheduleMetrics = (lambda: LambdaFunction): { errors: IMetric; runs: IMetric } => {
  const hourly = { period: Duration.hours(1), statistic: Stats.SUM }
  return {
    errors: lambda.metricErrors({ ...SUM, label: 'Schedule errors' }),
    runs: new MathExpression({
      expression: 'started - failed',
      usingMetrics: {
        started: lambda.metricInvocations(hourly),
        failed: lambda.metricErrors(hourly),
      },
      label: 'Completed runs',
      period: Duration.hours(1),
    }),
  }
}

export const tableMetrics = (
  table: Table,
): { reads: IMetric; writes: IMetric; readThrottles: IMetric; writeThrottles: IMetric } => ({
  reads: table.metricConsumedReadCapacityUnits({ ...SUM, label: 'Read units' }),
  writes: table.metricConsumedWriteCapacityUnits({ ...SUM, label: 'Write units' }),
  readThrottles: table.metric('ReadThrottleEvents', { ...SUM, label: 'Throttled reads' }),
  writeThrottles: table.metric('WriteThrottleEvents', { ...SUM, label: 'Throttled writes' }),
})

/** The share of failed requests at the edge, in percent, for an alarm in us-east-1. */
export const edgeFailedShare = (distributionId: string): IMetric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    statistic: Stats.AVERAGE,
    label: 'Edge 5xx, %',
    ...EVERY_5_MINUTES,
  })

/** CloudFront reports to us-east-1 only: usable on the dashboard, but not for alarms in other regions. */
export const edgeMetrics = (
  distribution: Distribution,
): { requests: IMetric; failedShare: IMetric } => ({
  requests: distribution.metricRequests({ ...SUM, region: 'us-east-1', label: 'Edge requests' }),
  failedShare: distribution.metric5xxErrorRate({
    ...EVERY_5_MINUTES,
    region: 'us-east-1',
    label: 'Edge 5xx, %',
  }),
})
