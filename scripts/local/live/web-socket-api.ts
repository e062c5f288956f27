import * as z from 'zod/mini'
import type { Deployment } from '../deployment.ts'

const Api = z.object({ ProtocolType: z.optional(z.string()) })
const Stage = z.object({ ApiId: z.string(), StageName: z.string() })
const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() })
const Integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
})

/** The WebSocket API of the template. */
export interface WebSocketApi {
  readonly apiId: string
  readonly stage: string
  readonly domain: string
  /** ARNs of functions by route key. */
  readonly routes: ReadonlyMap<string, string>
}

export const isWebSocket = (properties: Readonly<Record<string, unknown>>): boolean =>
  Api.parse(properties).ProtocolType === 'WEBSOCKET'

/** Undefined when the template has none. @throws Error for more than one, or for a route without a function */
export const readWebSocketApi = (deployment: Deployment): WebSocketApi | undefined => {
  const [api, another] = deployment
    .ofType('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => isWebSocket(properties))
  if (!api) return undefined
  if (another) throw new Error('The local cloud runs one WebSocket API.')
  const stage = deployment
    .ofType('AWS::ApiGatewayV2::Stage')
    .map(({ properties }) => Stage.parse(properties))
    .find(({ ApiId }) => ApiId === api.ref)
  return {
    apiId: api.ref,
    stage: stage?.StageName ?? '',
    domain: `${api.name}.execute-api.${deployment.region}.amazonaws.com`,
    routes: routesOf(deployment, api.ref),
  }
}

const routesOf = (deployment: Deployment, apiId: string): ReadonlyMap<string, string> => {
  const integrations = new Map(
    deployment
      .ofType('AWS::ApiGatewayV2::Integration')
      .filter(({ properties }) => properties['ApiId'] === apiId)
      .map(({ ref, properties }) => [ref, Integration.parse(properties).IntegrationUri]),
  )
  return new Map(
    deployment
      .ofType('AWS::ApiGatewayV2::Route')
      .map(({ properties }) => Route.parse(properties))
      .filter((route) => route.ApiId === apiId)
      .map(({ RouteKey, Target }) => {
        const uri = integrations.get(Target.replace('integrations/', ''))
        const target = /functions\/(arn:[^/]+)\/invocations/.exec(uri ?? '')?.[1]
        if (target === undefined) throw new Error(`Route ${RouteKey} has no function`)
        return [RouteKey, target]
      }),
  )
}
