import { Validations } from 'aws-cdk-lib'
import { HttpMethod, HttpRoute, HttpRouteKey, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import type { Endpoint as EndpointEntry } from '../catalogue/catalogue.ts'
import { GradualDeployment } from './gradual-deployment.ts'
import type { OriginSecrets } from './origin-secrets.ts'
import { ProductFunction, type FunctionContext } from './product-function.ts'

export interface EndpointProps extends FunctionContext {
  readonly api: HttpApi
  readonly endpoint: EndpointEntry
  /** Calls without one of them bypassed the edge and are refused. */
  readonly originSecrets: OriginSecrets
  /** A new version gets a part of the calls first. */
  readonly isGradual: boolean
}

/** The gateway times out at 30 s; members give up earlier. */
const TIMEOUT_SECONDS = 10

/** The route, integration, function, role and log group of one contract. */
export class Endpoint extends Construct {
  constructor(scope: Construct, id: string, props: EndpointProps) {
    super(scope, id)
    const { contract, access, name } = props.endpoint
    if ((access.timeoutSeconds ?? 0) > TIMEOUT_SECONDS) {
      throw new Error(
        `${contract.id}: a function behind the API may run ${TIMEOUT_SECONDS} s at most.`,
      )
    }
    const endpoint = new ProductFunction(this, 'Api', {
      ...props,
      name,
      access,
      description: `${contract.method} ${contract.path}: ${contract.summary}`,
      timeoutSeconds: access.timeoutSeconds ?? TIMEOUT_SECONDS,
      environment: secretsOf(props.originSecrets),
    })
    const { lambda, logGroup } = endpoint
    const target = props.isGradual
      ? new GradualDeployment(this, 'Gradual', { stage: props.stage, name, lambda, logGroup }).alias
      : lambda
    const route = new HttpRoute(this, 'Route', {
      httpApi: props.api,
      routeKey: HttpRouteKey.with(contract.path, HttpMethod[contract.method]),
      integration: new HttpLambdaIntegration('Integration', target),
    })
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: `Caller "${contract.caller}" of the contract is checked in the function against the session item.`,
    })
  }
}

const secretsOf = ({ sent, previous }: OriginSecrets): Record<string, string> => ({
  ORIGIN_SECRET: sent,
  ...(previous !== undefined && { PREVIOUS_ORIGIN_SECRET: previous }),
})
