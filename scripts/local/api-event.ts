import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { HttpRequest } from './http-message.ts'

export interface EventContext {
  readonly apiId: string
  readonly account: string
  readonly domain: string
  readonly stage: string
  readonly routeKey: string
  readonly parameters: Readonly<Record<string, string>>
}

/** Other bodies, forms included, are encoded as base64, as on API Gateway. */
const TEXT_TYPE = /^(text\/|application\/(json|javascript|xml|[a-z.-]+\+(json|xml)))/i

/** The event that an HTTP API passes to a function (payload version 2.0). */
export const apiEvent = (request: HttpRequest, context: EventContext): APIGatewayProxyEventV2 => {
  const { cookie, ...headers } = request.headers
  const isText = TEXT_TYPE.test(headers['content-type'] ?? '')
  const query = queryParameters(request.query)
  return {
    version: '2.0',
    routeKey: context.routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    headers,
    requestContext: requestContext(request, context),
    isBase64Encoded: request.body.length > 0 && !isText,
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(context.parameters).length > 0 && { pathParameters: context.parameters }),
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
  }
}

const requestContext = (request: HttpRequest, context: EventContext) => {
  const now = new Date()
  return {
    accountId: context.account,
    apiId: context.apiId,
    domainName: context.domain,
    domainPrefix: context.domain.split('.')[0] ?? '',
    http: {
      method: request.method,
      path: request.path,
      protocol: 'HTTP/1.1',
      sourceIp: request.viewerIp,
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey: context.routeKey,
    stage: context.stage,
    time: now.toUTCString(),
    timeEpoch: now.getTime(),
  }
}

const queryParameters = (query: string): Record<string, string> | undefined => {
  if (query === '') return undefined
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(query))
    values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries([...values].map(([name, all]) => [name, all.join(',')]))
}
