import type { Asset } from './assembly.ts'
import { lambda, route } from './resources.ts'
import { role } from './roles.ts'

const SDK = import.meta.resolve('@aws-sdk/client-apigatewaymanagementapi')

const CLIENT = `
import * as live from '${SDK}'
const api = new live.ApiGatewayManagementApiClient({ endpoint: process.env.LIVE_ENDPOINT, maxAttempts: 1 })`

/** Accepts a connection when its address says so, and answers each message with its event. */
const CHANNEL = `${CLIENT}
export const handler = async (event) => {
  const { routeKey, connectionId: ConnectionId } = event.requestContext
  if (routeKey === '$connect') return { statusCode: Number(event.queryStringParameters.answer) }
  if (routeKey === '$default')
    await api.send(new live.PostToConnectionCommand({ ConnectionId, Data: JSON.stringify(event) }))
  return { statusCode: 200 }
}`

/** Sends the command of its input and returns the answer, or how it was refused. */
const MANAGE = `${CLIENT}
export const handler = async ({ body }) => {
  const { command, input } = JSON.parse(body)
  try {
    const { ConnectedAt } = await api.send(new live[command](input))
    return { name: 'none', connectedAt: ConnectedAt }
  } catch (error) {
    return { name: error.name, message: error.message, status: error.$metadata?.httpStatusCode }
  }
}`

export const liveAssets: Readonly<Record<string, Asset>> = {
  channel: { 'index.mjs': CHANNEL },
  manager: { 'index.mjs': MANAGE },
  poster: { 'index.mjs': MANAGE },
}

const join = (...parts: readonly unknown[]) => ({ 'Fn::Join': ['', parts] })
const LIVE = { Ref: 'Live' }

const withEndpoint = (name: string, roleId: string) =>
  lambda(name, {
    Timeout: 15,
    Role: { 'Fn::GetAtt': [roleId, 'Arn'] },
    Environment: {
      Variables: {
        LIVE_ENDPOINT: join('https://', LIVE, '.execute-api.eu-central-1.amazonaws.com/live'),
      },
    },
  })

const mayManage = (calls: string) =>
  role({
    Action: 'execute-api:ManageConnections',
    Resource: join('arn:aws:execute-api:eu-central-1:000000000000:', LIVE, `/live/${calls}`),
  })

const liveRoute = (key: string) => {
  const id = `Live${key.replace('$', '')}`
  return {
    [`${id}Integration`]: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: LIVE,
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: join(
          'arn:aws:apigateway:eu-central-1:lambda:path/2015-03-31/functions/',
          { 'Fn::GetAtt': ['channel', 'Arn'] },
          '/invocations',
        ),
      },
    },
    [`${id}Route`]: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId: LIVE,
        RouteKey: key,
        Target: join('integrations/', { Ref: `${id}Integration` }),
      },
    },
  }
}

/** A WebSocket API, and functions that call it: one may do everything, one may only post. */
export const liveResources = {
  Live: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'WEBSOCKET' } },
  LiveStage: {
    Type: 'AWS::ApiGatewayV2::Stage',
    Properties: { ApiId: LIVE, StageName: 'live' },
  },
  ...liveRoute('$connect'),
  ...liveRoute('$disconnect'),
  ...liveRoute('$default'),
  channel: withEndpoint('channel', 'PosterRole'),
  manager: withEndpoint('manager', 'ManagerRole'),
  poster: withEndpoint('poster', 'PosterRole'),
  ...route('POST /api/manager', 'manager'),
  ...route('POST /api/poster', 'poster'),
  ManagerRole: mayManage('*/@connections/*'),
  PosterRole: mayManage('POST/@connections/*'),
}
