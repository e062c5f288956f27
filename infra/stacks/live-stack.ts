import { CfnOutput, RemovalPolicy, Stack, Validations, type StackProps } from 'aws-cdk-lib'
import { AccessLogFormat, CfnAccount } from 'aws-cdk-lib/aws-apigateway'
import {
  LogGroupLogDestination,
  WebSocketApi,
  WebSocketStage,
  type WebSocketRouteOptions,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Catalogue, RouteFunction } from '../catalogue/catalogue.ts'
import { ProductFunction, type FunctionContext } from '../constructs/product-function.ts'
import { shortLivedLogs } from '../constructs/short-lived-logs.ts'
import { LIVE_STAGE, liveChannelOf, liveRefusals } from '../names.ts'

export interface LiveStackProps extends StackProps, Omit<FunctionContext, 'liveApiId'> {
  readonly catalogue: Catalogue
}

/** Browsers give up on a connection that takes longer. */
const TIMEOUT_SECONDS = 10

/** The WebSocket API of the live channel, with a function for each of its routes. */
export class LiveStack extends Stack {
  readonly api: WebSocketApi

  constructor(scope: Construct, id: string, props: LiveStackProps) {
    super(scope, id, props)
    const { stage, catalogue } = props
    this.api = new WebSocketApi(this, 'Channel', { apiName: `hoellenlaerm-${stage.name}-live` })
    for (const entry of catalogue.routes) this.addRoute(entry, props)
    const live = liveStage(this, this.api, props)
    live.node.addDependency(logsOfAccount(this))
    const { address } = liveChannelOf(stage.region, this.account, this.api.apiId)
    new CfnOutput(this, 'LiveAddress', { value: address })
  }

  private addRoute({ name, route }: RouteFunction, props: LiveStackProps): void {
    const { lambda } = new ProductFunction(this, name, {
      ...props,
      liveApiId: this.api.apiId,
      name,
      access: route,
      description: `${route.route}: ${route.summary}`,
      timeoutSeconds: route.timeoutSeconds ?? TIMEOUT_SECONDS,
    })
    const options: WebSocketRouteOptions = {
      integration: new WebSocketLambdaIntegration(`${name}-integration`, lambda),
    }
    Validations.of(this.api.addRoute(route.route, options)).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: '$connect consumes a one-time ticket; the other routes exist for connections only.',
    })
  }
}

const liveStage = (scope: Construct, api: WebSocketApi, { stage }: LiveStackProps) => {
  const logGroup = shortLivedLogs(scope, stage, `/aws/apigateway/hoellenlaerm-${stage.name}-live`)
  new MetricFilter(scope, 'Refused', {
    logGroup,
    filterPattern: REFUSED,
    ...liveRefusals(stage.name),
  })
  return new WebSocketStage(scope, 'Stage', {
    webSocketApi: api,
    stageName: LIVE_STAGE,
    autoDeploy: true,
    detailedMetricsEnabled: false,
    throttle: { rateLimit: stage.apiRate.perSecond, burstLimit: stage.apiRate.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
    },
  })
}

/** API Gateway counts connections that the function refuses nowhere; the access log has them. */
const REFUSED = FilterPattern.all(
  FilterPattern.stringValue('$.route', '=', '$connect'),
  FilterPattern.stringValue('$.status', '=', '401'),
)

/** Without addresses and query strings: the ticket is in the query of `$connect`. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  connection: '$context.connectionId',
  route: '$context.routeKey',
  event: '$context.eventType',
  status: '$context.status',
  functionStatus: '$context.integration.status',
  functionMs: '$context.integration.latency',
  error: '$context.integration.error',
}

/**
 * WebSocket APIs write logs with a role that is set once for the account and region. Stages share it, so it outlives
 * the stack.
 */
const logsOfAccount = (scope: Construct): CfnAccount => {
  const role = new Role(scope, 'LogsRole', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    description: 'Writes the access logs of WebSocket APIs of this account',
    managedPolicies: [
      ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
    ],
  })
  role.applyRemovalPolicy(RemovalPolicy.RETAIN)
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
    reason: 'API Gateway demands the right to create log groups and streams of any name.',
  })
  const account = new CfnAccount(scope, 'LogsOfAccount', { cloudWatchRoleArn: role.roleArn })
  account.applyRemovalPolicy(RemovalPolicy.RETAIN)
  return account
}
