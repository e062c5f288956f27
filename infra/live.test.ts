import { beforeAll, describe, expect, it } from 'vitest'
import { stages } from './stages.ts'
import { fixtureContracts, writeFunctions } from './testing/fixture.ts'
import { synthesise, type Synthesised } from './testing/synthesise.ts'

const HANDLER = 'export const handler = async () => ({ statusCode: 200 })\n'

const FILES = {
  'live/live-connect.ts': HANDLER,
  'live/live-message.ts': HANDLER,
  'live/close-lines.ts': HANDLER,
  'live/access.ts': `export const access = {
  routes: {
    'live-connect': { summary: 'Opens', route: '$connect', table: ['PutItem'] },
    'live-message': { summary: 'Takes', route: '$default', live: ['post'] },
  },
  effects: { 'close-lines': { listens: ['Note.removed'], blocks: 'none: upkeep', live: ['close'] } },
}
`,
}

let product: Synthesised

beforeAll(async () => {
  product = await synthesise(stages.prod, writeFunctions(FILES), fixtureContracts)
})

const textOf = (type: string): string => JSON.stringify(product.ofType(type))

const roleOf = (name: string): string =>
  JSON.stringify(
    product
      .ofType('AWS::IAM::Role')
      .filter(
        ({ Properties }) =>
          Properties['Description'] === `What hoellenlaerm-prod-${name} may touch`,
      ),
  )

describe('the live channel', () => {
  it('has a function for each route of the WebSocket API', () => {
    const api = product
      .ofType('AWS::ApiGatewayV2::Api')
      .find(({ Properties }) => Properties['ProtocolType'] === 'WEBSOCKET')
    const routes = product
      .ofType('AWS::ApiGatewayV2::Route')
      .filter(({ Properties }) =>
        JSON.stringify(Properties['ApiId']).includes(api?.logicalId ?? '-'),
      )
    expect(routes.map(({ Properties }) => Properties['RouteKey']).sort()).toEqual([
      '$connect',
      '$default',
    ])
  })

  it('logs neither addresses nor query strings, because the ticket is in the query', () => {
    const [stage] = product
      .ofType('AWS::ApiGatewayV2::Stage')
      .filter(({ Properties }) => Properties['StageName'] === 'live')
    const log = JSON.stringify(stage?.Properties['AccessLogSettings'])
    expect(log).toContain('$context.connectionId')
    expect(log).not.toMatch(/query|path|sourceIp|identity|authorizer/i)
    expect(stage?.Properties['DefaultRouteSettings']).toMatchObject({
      ThrottlingRateLimit: stages.prod.apiRate.perSecond,
      ThrottlingBurstLimit: stages.prod.apiRate.burst,
    })
  })

  it('grants posting and closing apart, on this API only', () => {
    expect(roleOf('live-connect')).not.toContain('execute-api')
    expect(roleOf('live-message')).toContain('execute-api:ManageConnections')
    expect(roleOf('live-message')).toContain('/live/POST/@connections/*')
    expect(roleOf('live-message')).not.toContain('DELETE')
    expect(roleOf('close-lines')).toContain('/live/DELETE/@connections/*')
    expect(roleOf('close-lines')).not.toContain('/POST/')
  })

  it('is an origin to which the SPA may connect', () => {
    expect(textOf('AWS::CloudFront::ResponseHeadersPolicy')).toMatch(/connect-src[^;]*wss:\/\//)
  })

  it('is deployed before what needs its address', () => {
    const { order } = product
    expect(order.indexOf('Live')).toBeLessThan(order.indexOf('Pipeline'))
    expect(order.indexOf('Pipeline')).toBeLessThan(order.indexOf('Api'))
  })

  it('keeps the role that writes the logs of all stages', () => {
    const [account] = product.ofType('AWS::ApiGateway::Account')
    expect(account?.DeletionPolicy).toBe('Retain')
  })
})
