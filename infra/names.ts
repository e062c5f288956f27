/**
 * Names that are known before a deployment: resources with data are not replaced silently, operator commands find
 * them, and permissions are exact (docs/decisions/0006-resources-that-hold-data-have-fixed-names.md).
 */
export const namesOf = (stage: string, account: string) =>
  ({
    media: `hoellenlaerm-${stage}-media-${account}`,
    contact: `hoellenlaerm-${stage}-contact`,
    undelivered: `hoellenlaerm-${stage}-undelivered-${account}`,
    alarms: `hoellenlaerm-${stage}-alarms`,
    failedSchedules: `hoellenlaerm-${stage}-schedules-failed`,
  }) as const

/** The metric of calls that the gateway throttled. */
export const gatewayThrottles = (stage: string) =>
  ({ metricNamespace: 'hoellenlaerm', metricName: `gateway-429-${stage}` }) as const

/** The metric of sign-ins, recoveries and confirmations that were refused. */
export const refusedSignIns = (stage: string) =>
  ({ metricNamespace: 'hoellenlaerm', metricName: `sign-in-refused-${stage}` }) as const

/** The metric of connections of the live channel that were refused. */
export const liveRefusals = (stage: string) =>
  ({ metricNamespace: 'hoellenlaerm', metricName: `live-401-${stage}` }) as const

/** The metric of the calls of a function that ended in a 5xx of its own. */
export const failedCalls = (stage: string, name: string) =>
  ({ metricNamespace: 'hoellenlaerm', metricName: `failed-${stage}-${name}` }) as const

/** A restored table is another table, so it has another name; each restore raises the generation. */
export const tableNameOf = ({
  name,
  tableGeneration,
}: {
  readonly name: string
  readonly tableGeneration: number
}): string =>
  tableGeneration === 1 ? `hoellenlaerm-${name}` : `hoellenlaerm-${name}-${tableGeneration}`

/** The name of a function, by its name in the catalogue. */
export const functionNameOf = (stage: string, name: string): string =>
  `hoellenlaerm-${stage}-${name}`

/** The queue of a worker or effect, and its dead-letter queue. */
export const queueNamesOf = (
  stage: string,
  worker: string,
): { readonly queue: string; readonly failed: string } => {
  const queue = `hoellenlaerm-${stage}-${worker}`
  return { queue, failed: `${queue}-failed` }
}

export const LIVE_STAGE = 'live'

/** The addresses of the live channel: its origin, where browsers open it, where functions post to it, and its ARN. */
export const liveChannelOf = (region: string, account: string, apiId: string) => {
  const host = `${apiId}.execute-api.${region}.amazonaws.com`
  return {
    origin: `wss://${host}`,
    address: `wss://${host}/${LIVE_STAGE}`,
    endpoint: `https://${host}/${LIVE_STAGE}`,
    arn: `arn:aws:execute-api:${region}:${account}:${apiId}/${LIVE_STAGE}`,
  } as const
}

/** The account as cdk-nag writes it in its findings. */
export const ACCOUNT_IN_FINDINGS = '<AWS::AccountId>'

export const bucketArn = (name: string): string => `arn:aws:s3:::${name}`

export const topicArn = (region: string, account: string, name: string): string =>
  `arn:aws:sns:${region}:${account}:${name}`

/** ARN of a verified domain or address that can send mail. */
export const identityArn = (region: string, account: string, identity: string): string =>
  `arn:aws:ses:${region}:${account}:identity/${identity}`

export const queueArn = (region: string, account: string, name: string): string =>
  `arn:aws:sqs:${region}:${account}:${name}`

export const queueUrl = (region: string, account: string, name: string): string =>
  `https://sqs.${region}.amazonaws.com/${account}/${name}`

/** The URL of the queue of each worker and effect is this with its name behind it. */
export const queueUrlPrefix = (region: string, account: string, stage: string): string =>
  queueUrl(region, account, queueNamesOf(stage, '').queue)

export const tableArn = (region: string, account: string, name: string): string =>
  `arn:aws:dynamodb:${region}:${account}:table/${name}`

/** ARN of a profile that Bedrock provides, which runs a model in one of several regions. */
export const systemProfileArn = (region: string, account: string, profile: string): string =>
  `arn:aws:bedrock:${region}:${account}:inference-profile/${profile}`
