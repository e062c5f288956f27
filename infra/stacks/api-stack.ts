import { CfnOutput, Stack, type NestedStack, Validations, type StackProps } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  HttpApi,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Catalogue, Endpoint } from '../catalogue/catalogue.ts'
import { findHottest } from '../catalogue/hottest.ts'
import { originSecrets } from '../constructs/origin-secrets.ts'
import { referredOnce } from '../constructs/referred-once.ts'
import { ProductFunction, type FunctionContext } from '../constructs/product-function.ts'
import { gatewayThrottles, refusedSignIns } from '../names.ts'
import { HELP, stageModel } from '../constructs/stage-model.ts'
import { shortLivedLogs } from '../constructs/short-lived-logs.ts'
import { DomainStack } from './domain-stack.ts'

export interface ApiStackProps extends StackProps, FunctionContext {
  readonly catalogue: Catalogue
  readonly liveApiId: string
}

/** The HTTP API: a nested stack for each domain, a function for each contract, and a German 404 for the rest. */
export class ApiStack extends Stack {
  readonly api: HttpApi
  /** Sent by the edge. */
  readonly originSecret: string

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props)
    const { stage, bundles, stores, queues } = props
    const liveApiId = referredOnce(this, 'LiveApiId', props.liveApiId)
    const secrets = originSecrets(this, stage)
    this.originSecret = secrets.sent
    this.api = new HttpApi(this, 'Api', {
      apiName: `hoellenlaerm-${stage.name}`,
      createDefaultStage: false,
    })
    liveStage(this, this.api, props)
    const gradual = findHottest(props.catalogue.endpoints.map(({ contract }) => contract))
    const usesModel = props.catalogue.endpoints.some(({ access }) => access.model)
    const shared = {
      stage,
      bundles,
      stores,
      queues,
      liveApiId,
      ...(usesModel && { modelProfileArn: stageModel(this, stage, HELP, stage.model) }),
      originSecrets: secrets,
      api: this.api,
      gradual,
    }
    const domains = byDomain(props.catalogue.endpoints).map(
      ([domain, endpoints]) => new DomainStack(this, domain, { ...shared, domain, endpoints }),
    )
    oneAfterTheOther(unknownRoute(this, this.api, props), domains)
    new CfnOutput(this, 'ApiEndpoint', { value: this.api.apiEndpoint })
  }
}

/** HTTP APIs count what they throttle as 4xx; the access log shows that no function answered. */
const THROTTLED_BY_GATEWAY = FilterPattern.all(
  FilterPattern.stringValue('$.status', '=', '429'),
  FilterPattern.stringValue('$.functionMs', '=', '-'),
)

/** A wrong secret is a 401, a lockout a 429. */
const REFUSED_SIGN_INS = FilterPattern.all(
  FilterPattern.stringValue('$.route', '=', 'POST /api/auth/*'),
  FilterPattern.any(
    FilterPattern.stringValue('$.status', '=', '401'),
    FilterPattern.stringValue('$.status', '=', '429'),
  ),
)

const liveStage = (scope: Construct, api: HttpApi, { stage }: ApiStackProps): void => {
  const logGroup = shortLivedLogs(scope, stage, `/aws/apigateway/hoellenlaerm-${stage.name}`)
  new MetricFilter(scope, 'Throttled', {
    logGroup,
    filterPattern: THROTTLED_BY_GATEWAY,
    ...gatewayThrottles(stage.name),
  })
  new MetricFilter(scope, 'RefusedSignIns', {
    logGroup,
    filterPattern: REFUSED_SIGN_INS,
    ...refusedSignIns(stage.name),
  })
  new HttpStage(scope, 'Live', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    // Metrics of each route would cost up to $150 a month; the access log has the figures of a route.
    detailedMetricsEnabled: false,
    throttle: { rateLimit: stage.apiRate.perSecond, burstLimit: stage.apiRate.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
    },
  })
}

/** Shows slow and failing routes without addresses and path parameters of members. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  functionMs: '$context.integration.latency',
  error: '$context.integrationErrorMessage',
}

const unknownRoute = (scope: Construct, api: HttpApi, props: ApiStackProps): HttpRoute => {
  const { stage, bundles, stores, queues, catalogue } = props
  const unknown = new ProductFunction(scope, 'UnknownRoute', {
    stage,
    bundles,
    stores,
    queues,
    name: catalogue.unknownRoute.name,
    description: 'Answers calls that no contract describes',
    access: { memoryMb: 128 },
    timeoutSeconds: 3,
  })
  const route = new HttpRoute(scope, 'DefaultRoute', {
    httpApi: api,
    routeKey: HttpRouteKey.DEFAULT,
    integration: new HttpLambdaIntegration('UnknownRouteIntegration', unknown.lambda),
  })
  Validations.of(route).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason: 'It only says that there is nothing here.',
  })
  return route
}

/** An HTTP API refuses concurrent changes, so the stacks that change it are updated one after the other. */
const oneAfterTheOther = (first: HttpRoute, stacks: readonly NestedStack[]): void => {
  for (const [position, stack] of stacks.entries()) {
    const previous = stacks[position - 1]
    if (previous) stack.addStackDependency(previous)
    else stack.node.addDependency(first)
  }
}

const byDomain = (endpoints: readonly Endpoint[]): (readonly [string, Endpoint[]])[] => [
  ...Map.groupBy(endpoints, ({ domain }) => domain),
]
