import { describe, expect, it } from 'vitest'
import { apiEvent } from './api-event.ts'
import type { HttpRequest } from './http-message.ts'

const context = {
  apiId: 'api',
  account: '000000000000',
  domain: 'api.execute-api.eu-central-1.amazonaws.com',
  stage: '$default',
  routeKey: 'POST /api/posts/{id}',
  parameters: { id: '1' },
}

const request = (part: Partial<HttpRequest>): HttpRequest => ({
  method: 'POST',
  path: '/api/posts/1',
  query: '',
  headers: {},
  body: Buffer.alloc(0),
  viewerIp: '127.0.0.1',
  ...part,
})

describe('apiEvent', () => {
  it('contains everything that a function reads of a request', () => {
    const event = apiEvent(
      request({
        query: 'a=1&a=2&b=%C3%A4',
        headers: { 'content-type': 'application/json', 'user-agent': 'test', cookie: 'x=1; y=2' },
        body: Buffer.from('{"ä":1}'),
      }),
      context,
    )
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/posts/{id}',
      rawPath: '/api/posts/1',
      rawQueryString: 'a=1&a=2&b=%C3%A4',
      queryStringParameters: { a: '1,2', b: 'ä' },
      pathParameters: { id: '1' },
      cookies: ['x=1', 'y=2'],
      headers: { 'content-type': 'application/json', 'user-agent': 'test' },
      body: '{"ä":1}',
      isBase64Encoded: false,
      requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1', userAgent: 'test' } },
    })
    expect(event.headers).not.toHaveProperty('cookie')
  })

  it.each(['multipart/form-data; boundary=x', 'image/png', 'application/x-www-form-urlencoded'])(
    'encodes %s as base64',
    (type) => {
      const body = Buffer.from([0, 255, 1])
      const event = apiEvent(request({ headers: { 'content-type': type }, body }), context)
      expect(event.isBase64Encoded).toBe(true)
      expect(Buffer.from(event.body ?? '', 'base64')).toEqual(body)
    },
  )

  it('omits what the request does not have', () => {
    const event = apiEvent(request({}), { ...context, parameters: {} })
    expect(event).not.toHaveProperty('body')
    expect(event).not.toHaveProperty('queryStringParameters')
    expect(event).not.toHaveProperty('pathParameters')
    expect(event.isBase64Encoded).toBe(false)
  })
})
