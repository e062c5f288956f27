import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Deployment } from '../deployment.ts'
import { localised } from '../functions/settings.ts'
import type { HttpApi } from '../http-api.ts'
import type { HttpRequest, HttpResponse } from '../http-message.ts'
import { behaviourFor, DistributionConfig, type Behaviour } from './behaviours.ts'
import { bucketOrigin } from './bucket-origin.ts'
import { Compression } from './compression.ts'
import { EdgeFunction } from './edge-function.ts'
import { forwardedHeaders, compressesUnder } from './managed-policies.ts'
import { applyHeadersPolicy, parseHeadersPolicy, type HeadersPolicy } from './response-headers.ts'

type Handle = (request: HttpRequest) => Promise<HttpResponse>

interface Edge {
  readonly config: DistributionConfig
  readonly origins: ReadonlyMap<string, Handle>
  readonly functions: ReadonlyMap<string, EdgeFunction>
  readonly policies: ReadonlyMap<string, HeadersPolicy>
  readonly cachePolicies: ReadonlyMap<string, unknown>
  readonly compression: Compression
}

const Distribution = z.object({ DistributionConfig })
const FunctionCode = z.object({ FunctionCode: z.string() })

export interface EdgeOptions {
  readonly apis: readonly HttpApi[]
  /** The address of the local S3. */
  readonly s3: string
  /** Further local addresses by those on AWS, which browsers connect to. */
  readonly addresses: Readonly<Record<string, string>>
}

/** The distribution of the template: behaviours, functions, headers, compression. It caches nothing. */
export const createEdge = (
  deployment: Deployment,
  { apis, s3, addresses }: EdgeOptions,
): Handle => {
  const [distribution] = deployment.ofType('AWS::CloudFront::Distribution')
  if (!distribution) throw new Error('The template has no distribution')
  const config = Distribution.parse(distribution.properties).DistributionConfig
  const edge: Edge = {
    config,
    origins: originsOf(config, deployment, apis, s3),
    functions: new Map(
      deployment
        .ofType('AWS::CloudFront::Function')
        .map(({ ref, properties }) => [
          ref,
          new EdgeFunction(FunctionCode.parse(properties).FunctionCode),
        ]),
    ),
    policies: new Map(
      deployment
        .ofType('AWS::CloudFront::ResponseHeadersPolicy')
        .map(({ ref, properties }) => [
          ref,
          parseHeadersPolicy(properties, (value) =>
            localised(bucketAddresses(deployment, s3)(value), addresses),
          ),
        ]),
    ),
    cachePolicies: new Map(
      deployment
        .ofType('AWS::CloudFront::CachePolicy')
        .map(({ ref, properties }) => [ref, properties]),
    ),
    compression: new Compression(),
  }
  return (request) => handle(edge, request)
}

/** Browsers upload directly to S3, so the policy must name its local address. */
const bucketAddresses = (deployment: Deployment, s3: string) => (value: string) =>
  deployment
    .ofType('AWS::S3::Bucket')
    .reduce(
      (text, { name }) =>
        text.replaceAll(`https://${name}.s3.${deployment.region}.amazonaws.com`, s3),
      value,
    )

const originsOf = (
  config: DistributionConfig,
  deployment: Deployment,
  apis: readonly HttpApi[],
  s3: string,
): ReadonlyMap<string, Handle> => {
  const buckets = deployment.ofType('AWS::S3::Bucket').map(({ name }) => name)
  return new Map(
    config.Origins.map((origin) => {
      const api = apis.find(({ domain }) => domain === origin.DomainName)
      const bucket = buckets.find((name) => origin.DomainName.startsWith(`${name}.s3.`))
      const target = api?.handle ?? (bucket === undefined ? undefined : bucketOrigin(s3, bucket))
      if (!target) throw new Error(`Nothing answers at the origin ${origin.DomainName}`)
      const added = Object.fromEntries(
        origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
          HeaderName.toLowerCase(),
          HeaderValue,
        ]),
      )
      const forward: Handle = (request) =>
        target({
          ...request,
          path: origin.OriginPath + request.path,
          headers: { ...request.headers, host: origin.DomainName, ...added },
        })
      return [origin.Id, forward] as const
    }),
  )
}

const handle = async (edge: Edge, viewer: HttpRequest): Promise<HttpResponse> => {
  const behaviour = behaviourFor(edge.config, viewer.path)
  const answer = await answerOf(edge, behaviour, viewer)
  const policy = edge.policies.get(behaviour.ResponseHeadersPolicyId ?? '')
  const headers = policy ? applyHeadersPolicy(answer.headers, policy) : answer.headers
  const response = { ...answer, headers }
  if (!behaviour.Compress || !compressesUnder(behaviour.CachePolicyId, edge.cachePolicies))
    return response
  return edge.compression.apply(response, viewer.path, viewer.headers['accept-encoding'])
}

const answerOf = async (
  edge: Edge,
  behaviour: Behaviour,
  viewer: HttpRequest,
): Promise<HttpResponse> => {
  if (!behaviour.AllowedMethods.includes(viewer.method)) return refused()
  const request = functionFor(edge, behaviour, 'viewer-request')?.onRequest(viewer) ?? viewer
  if ('status' in request) return request
  const root = request.path === '/' ? `/${edge.config.DefaultRootObject}` : request.path
  const response = await throughOrigin(edge, behaviour, { ...request, path: root })
  return functionFor(edge, behaviour, 'viewer-response')?.onResponse(request, response) ?? response
}

const throughOrigin = async (edge: Edge, behaviour: Behaviour, request: HttpRequest) => {
  const origin = edge.origins.get(behaviour.TargetOriginId)
  if (!origin) throw new Error(`There is no origin ${behaviour.TargetOriginId}`)
  const headers = forwardedHeaders(behaviour.OriginRequestPolicyId, request.headers)
  const forwarded = { ...headers, 'x-amz-cf-id': randomUUID(), 'x-forwarded-for': request.viewerIp }
  const response = await origin({ ...request, headers: forwarded })
  const page = edge.config.CustomErrorResponses.find(
    ({ ErrorCode }) => ErrorCode === response.status,
  )
  if (page?.ResponsePagePath === undefined) return response
  const replaced = await origin({ ...request, method: 'GET', path: page.ResponsePagePath })
  return { ...replaced, status: page.ResponseCode ?? response.status }
}

const functionFor = (edge: Edge, behaviour: Behaviour, event: string): EdgeFunction | undefined => {
  const association = behaviour.FunctionAssociations.find(({ EventType }) => EventType === event)
  if (!association) return undefined
  const code = edge.functions.get(association.FunctionARN)
  if (!code) throw new Error(`There is no CloudFront Function ${association.FunctionARN}`)
  return code
}

const refused = (): HttpResponse => ({
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('This distribution is not configured to allow this method.'),
})
