import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startHttp2Front } from './http2-front.ts'

it('serves a site over HTTP/2 and TLS, with its headers and status', async () => {
  const site = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(201, { 'content-type': 'text/plain', 'x-asked': request.url })
      response.end(`${String(request.method)} ${String(request.headers['x-sent'])} ${body}`)
    })
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const front = await startHttp2Front(
    `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`,
  )
  const session = connect(front.url, { rejectUnauthorized: false })
  const stream = session.request({ ':method': 'POST', ':path': '/a?b=c', 'x-sent': 'yes' })
  stream.end('loud')
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
  expect(headers).toMatchObject({
    ':status': 201,
    'content-type': 'text/plain',
    'x-asked': '/a?b=c',
  })
  expect(await text(stream)).toBe('POST yes loud')
  expect(session.alpnProtocol).toBe('h2')
  session.close()
  await front.stop()
  site.close()
})
