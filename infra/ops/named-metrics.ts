import { Duration } from 'aws-cdk-lib'
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { gatewayThrottles, LIVE_STAGE, liveRefusals, refusedSignIns } from '../names.ts'

const SUM = { period: Duration.minutes(5), statistic: Stats.SUM }
const MAXIMUM = { period: Duration.minutes(5), statistic: Stats.MAXIMUM }

/** All functions of the account in this region, which share one limit. */
export const accountMetrics = (): { concurrency: IMetric; throttles: IMetric } => ({
  concurrency: new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'ClaimedAccountConcurrency',
    label: 'Functions at once',
    ...MAXIMUM,
  }),
  throttles: new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Throttles',
    label: 'Throttled invocations',
    ...SUM,
  }),
})

/** Calls that the gateway itself answered with 429; the metric filter of the Api stack counts them. */
export const gatewayThrottleMetric = (stage: string): IMetric => {
  const { metricNamespace: namespace, metricName } = gatewayThrottles(stage)
  return new Metric({ namespace, metricName, label: 'Throttled by the gateway', ...SUM })
}

/** Wrong passwords, codes and passkeys, and lockouts; the metric filter of the Api stack counts them. */
export const refusedSignInMetric = (stage: string): IMetric => {
  const { metricNamespace: namespace, metricName } = refusedSignIns(stage)
  return new Metric({ namespace, metricName, label: 'Refused sign-ins', ...SUM })
}

/** Connections that `$connect` refused; the metric filter of the Live stack counts them. */
export const liveRefusalMetric = (stage: string): IMetric => {
  const { metricNamespace: namespace, metricName } = liveRefusals(stage)
  return new Metric({ namespace, metricName, label: 'Refused connections', ...SUM })
}

/** The WebSocket API. API Gateway reports each figure for the stage of the API. */
export const liveMetrics = (
  ApiId: string,
): { connects: IMetric; messages: IMetric; failed: IMetric; refused: IMetric } => {
  const metric = (metricName: string, label: string) =>
    new Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      label,
      dimensionsMap: { ApiId, Stage: LIVE_STAGE },
      ...SUM,
    })
  return {
    connects: metric('ConnectCount', 'Connections'),
    messages: metric('MessageCount', 'Messages and hints'),
    failed: metric('IntegrationError', 'Failed routes'),
    refused: metric('ClientError', 'Refused by the gateway'),
  }
}

/** The reputation of the account, as shares of the recent mails. */
export const mailMetrics = (): { bounceShare: IMetric; complaintShare: IMetric } => ({
  bounceShare: new Metric({
    namespace: 'AWS/SES',
    metricName: 'Reputation.BounceRate',
    label: 'Bounced mails',
    period: Duration.hours(1),
    statistic: Stats.MAXIMUM,
  }),
  complaintShare: new Metric({
    namespace: 'AWS/SES',
    metricName: 'Reputation.ComplaintRate',
    label: 'Complaints',
    period: Duration.hours(1),
    statistic: Stats.MAXIMUM,
  }),
})

/** Messages in the queue of this name. */
export const waitingMessages = (queueName: string): IMetric =>
  new Metric({
    namespace: 'AWS/SQS',
    metricName: 'ApproximateNumberOfMessagesVisible',
    dimensionsMap: { QueueName: queueName },
    label: 'Waiting messages',
    ...MAXIMUM,
  })
