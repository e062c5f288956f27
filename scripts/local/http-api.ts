import * as z from 'zod/mini'
import { environment } from '../env.ts'
import { apiEvent } from './api-event.ts'
import { matchRoute, type Route } from './api-routes.ts'
import type { Deployment } from './deployment.ts'
import type { Functions } from './functions/functions.ts'
import { jsonResponse, type HttpRequest, type HttpResponse } from './http-message.ts'
import { isWebSocket } from './live/web-socket-api.ts'
import { FunctionFailure, type FailureReason } from './functions/failure.ts'

/** Bytes of a function's request or answer as JSON. */
const PAYLOAD_LIMIT = 6 * 1024 * 1024

/** With the time-out of a function it stays below the 30 seconds that an HTTP API waits. */
const MAX_WAIT_MS = 15_000 * environment.patience

/** Other failures are errors of the function. */
const UNAVAILABLE: ReadonlySet<FailureReason> = new Set(['timeout', 'throttle'])

const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() })
const Integration = z.object({ IntegrationUri: z.string(), PayloadFormatVersion: z.literal('2.0') })
const Result = z.looseObject({
  statusCode: z.optional(z.number()),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
})

/** An HTTP API of the template: its routes with their functions. */
export interface HttpApi {
  readonly domain: string
  readonly handle: (request: HttpRequest) => Promise<HttpResponse>
}

export const httpApis = (deployment: Deployment, functions: Functions): readonly HttpApi[] =>
  deployment
    .ofType('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => !isWebSocket(properties))
    .map((api) => {
      const domain = `${api.name}.execute-api.${deployment.region}.amazonaws.com`
      const routes = routesOf(deployment, api.ref)
      return {
        domain,
        handle: (request) => handle({ apiId: api.ref, domain, routes, functions }, request),
      }
    })

const routesOf = (deployment: Deployment, apiId: string): readonly Route<string>[] => {
  const integrations = new Map(
    deployment
      .ofType('AWS::ApiGatewayV2::Integration')
      .filter(({ properties }) => properties['ApiId'] === apiId)
      .map(({ ref, properties }) => [ref, Integration.parse(properties)]),
  )
  return deployment
    .ofType('AWS::ApiGatewayV2::Route')
    .map(({ properties }) => Route.parse(properties))
    .filter((route) => route.ApiId === apiId)
    .map(({ RouteKey, Target }) => {
      const integration = integrations.get(Target.replace('integrations/', ''))
      if (!integration) throw new Error(`Route ${RouteKey} has no integration`)
      return { key: RouteKey, target: integration.IntegrationUri }
    })
}

interface Api {
  readonly apiId: string
  readonly domain: string
  readonly routes: readonly Route<string>[]
  readonly functions: Functions
}

const handle = async (api: Api, request: HttpRequest): Promise<HttpResponse> => {
  const match = matchRoute(api.routes, request.method, request.path)
  if (!match) return jsonResponse(404, { message: 'Not Found' })
  const { route, parameters } = match
  const { apiId, domain } = api
  const context = { apiId, domain, account: '000000000000', stage: '$default', parameters }
  const event = JSON.stringify(apiEvent(request, { ...context, routeKey: route.key }))
  if (event.length > PAYLOAD_LIMIT) return jsonResponse(413, { message: 'Request Too Long' })
  try {
    return toResponse(await api.functions.invoke(route.target, event, MAX_WAIT_MS))
  } catch (error) {
    if (error instanceof FunctionFailure && UNAVAILABLE.has(error.reason))
      return jsonResponse(503, { message: 'Service Unavailable' })
    return jsonResponse(500, { message: 'Internal Server Error' })
  }
}

const toResponse = (json: string): HttpResponse => {
  if (json.length > PAYLOAD_LIMIT) throw new Error('The answer of the function is too long')
  const parsed: unknown = JSON.parse(json)
  const structured = Result.safeParse(parsed)
  if (!structured.success || structured.data.statusCode === undefined)
    return jsonResponse(200, parsed)
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded } = structured.data
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
    },
    cookies,
    body: Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8'),
  }
}
