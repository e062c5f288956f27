import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { WebSocket } from 'ws'
import { client, closeCode, endAll, opened, refusal, serve } from '../testing/live-server.ts'

const MINUTE_MS = 60_000

/** Not the timers of Node's network. */
const useFakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

afterEach(async () => {
  vi.useRealTimers()
  await endAll()
})

const GET = (path: string, ...more: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: x', 'connection: upgrade', 'upgrade: websocket', ...more]
    .join('\r\n')
    .concat('\r\n\r\n')

const HANDSHAKE = ['sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==']

describe('an upgrade', () => {
  it('opens a connection and passes headers, query and context to the connect function', async () => {
    const { url, events } = await serve()
    const socket = await opened(`${url}?ticket=a%2Bb&ticket=c`, { 'user-agent': 'test' })
    expect(socket.readyState).toBe(WebSocket.OPEN)
    expect(events.connect).toMatchObject([
      {
        headers: { Upgrade: 'websocket', 'user-agent': 'test' },
        multiValueHeaders: { 'user-agent': ['test'] },
        queryStringParameters: { ticket: 'c' },
        multiValueQueryStringParameters: { ticket: ['a+b', 'c'] },
        requestContext: {
          routeKey: '$connect',
          eventType: 'CONNECT',
          messageDirection: 'IN',
          connectionId: expect.stringMatching(/^[\w-]{15}=$/) as string,
          connectedAt: expect.any(Number) as number,
          requestTimeEpoch: expect.any(Number) as number,
          apiId: 'api',
          stage: 'live',
          domainName: 'api.execute-api.eu-central-1.amazonaws.com',
          identity: { sourceIp: '127.0.0.1', userAgent: 'test' },
        },
        isBase64Encoded: false,
      },
    ])
    expect(events.connect[0]).not.toHaveProperty('body')
  })

  it('omits the query when the address has none', async () => {
    const { url, events } = await serve()
    await opened(url)
    expect(events.connect[0]).not.toHaveProperty('queryStringParameters')
  })

  it.each([401, 403, 500])('is refused with the %i of the connect function', async (statusCode) => {
    const { url, events } = await serve({ connect: () => ({ statusCode }) })
    expect(await refusal(url)).toBe(statusCode)
    expect(events.disconnect).toEqual([])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('on purpose'))],
    ['returns no object', () => 'text'],
  ])('is refused when the connect function %s', async (_, connect) => {
    const { url } = await serve({ connect })
    expect(await refusal(url)).toBeGreaterThanOrEqual(500)
  })

  it.each(['/', '/live/', '/other', '/live/x', '//', '/%', 'http://['])(
    'is refused for the path %s, without a call of a function',
    async (path) => {
      const { port, events } = await serve()
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      socket.write(GET(path, ...HANDSHAKE))
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 40[03] /)
      await once(socket, 'end')
      socket.destroy()
      expect(events.connect).toEqual([])
    },
  )

  it('to another protocol is ignored', async () => {
    const { port, events } = await serve()
    const headers = { connection: 'upgrade', upgrade: 'h2c' }
    const sent = request({ port, host: '127.0.0.1', path: '/live', headers }).end()
    const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume(): void }]
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(events.connect).toEqual([])
  })

  it.each([
    ['the browser left meanwhile', HANDSHAKE, true],
    ['its handshake is invalid', [], false],
  ])('is reported as ended when %s', async (_, headers, leaves) => {
    const called = Promise.withResolvers<undefined>()
    const answered = Promise.withResolvers<undefined>()
    const connectFunction = () => {
      called.resolve(undefined)
      return answered.promise
    }
    const { port, events } = await serve({ connect: connectFunction })
    const socket = connect(port, '127.0.0.1')
    socket.write(GET('/live', ...headers))
    await called.promise
    if (leaves) socket.resetAndDestroy()
    // oxlint-disable-next-line house/no-clock-in-tests -- gives what is too early its chance; a slow machine changes nothing
    await new Promise((resolve) => setTimeout(resolve, 20))
    answered.resolve(undefined)
    await eventually(() => expect(events.disconnect).toHaveLength(1))
    const [connected, ended] = [events.connect[0], events.disconnect[0]]
    expect(ended?.requestContext.connectionId).toBe(connected?.requestContext.connectionId)
    socket.destroy()
  })
})

describe('a message', () => {
  it('is passed to the default function', async () => {
    const { url, events } = await serve()
    const socket = await opened(url)
    socket.send('{"a":"ä"}')
    await eventually(() => expect(events.default).toHaveLength(1))
    expect(events.default).toMatchObject([
      {
        body: '{"a":"ä"}',
        isBase64Encoded: false,
        requestContext: {
          routeKey: '$default',
          eventType: 'MESSAGE',
          connectionId: events.connect[0]?.requestContext.connectionId,
          connectedAt: events.connect[0]?.requestContext['connectedAt'],
          messageId: expect.any(String) as string,
        },
      },
    ])
    expect(events.default[0]).not.toHaveProperty('headers')
  })

  it('is answered with an error when the function fails, and the connection stays open', async () => {
    const fail = () => Promise.reject(new Error('on purpose'))
    const { url, events } = await serve({ default: fail })
    const socket = await opened(url)
    socket.send('x')
    const [data] = (await once(socket, 'message')) as [Buffer]
    expect(JSON.parse(data.toString())).toMatchObject({
      message: 'Internal server error',
      connectionId: events.connect[0]?.requestContext.connectionId,
    })
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it.each([
    ['longer than 32 KB', 'x'.repeat(32 * 1024 + 1), 1009],
    ['of bytes', Buffer.from([1]), 1003],
  ])('%s closes the connection and reaches no function', async (_, data, code) => {
    const { url, events } = await serve()
    const socket = await opened(url)
    socket.send(data)
    expect(await closeCode(socket)).toBe(code)
    await eventually(() => expect(events.disconnect).toHaveLength(1))
    expect(events.default).toEqual([])
  })

  it('of 32 KB is accepted', async () => {
    const { url, events } = await serve()
    const socket = await opened(url)
    socket.send('x'.repeat(32 * 1024))
    await eventually(() => expect(events.default).toHaveLength(1))
  })
})

describe('the end of a connection', () => {
  it('is reported with its code and reason', async () => {
    const { url, events } = await serve()
    const socket = await opened(url)
    socket.close(4000, 'bye')
    await eventually(() => expect(events.disconnect).toHaveLength(1))
    expect(events.disconnect[0]?.requestContext).toMatchObject({
      routeKey: '$disconnect',
      eventType: 'DISCONNECT',
      disconnectStatusCode: 4000,
      disconnectReason: 'bye',
      connectionId: events.connect[0]?.requestContext.connectionId,
    })
  })

  it('comes after ten idle minutes, which messages in either direction delay', async () => {
    useFakeTimers()
    const { url, events, connections } = await serve()
    const [idle, sending, receiving] = [await opened(url), await opened(url), await opened(url)]
    vi.advanceTimersByTime(9 * MINUTE_MS)
    sending.send('ping')
    await eventually(() => expect(events.default).toHaveLength(1))
    connections.post(events.connect[2]?.requestContext.connectionId ?? '', 'hint')
    vi.advanceTimersByTime(MINUTE_MS)
    expect(await closeCode(idle)).toBe(1001)
    expect([sending.readyState, receiving.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN])
    vi.advanceTimersByTime(9 * MINUTE_MS)
    expect(await Promise.all([sending, receiving].map(closeCode))).toEqual([1001, 1001])
  })

  it('comes after two hours, also when it is not idle', async () => {
    useFakeTimers()
    const { url, events } = await serve()
    const socket = await opened(url)
    for (let count = 1; count <= 14; count += 1) {
      vi.advanceTimersByTime(8 * MINUTE_MS)
      socket.send('ping')
      await eventually(() => expect(events.default).toHaveLength(count))
    }
    expect(socket.readyState).toBe(WebSocket.OPEN)
    vi.advanceTimersByTime(8 * MINUTE_MS)
    expect(await closeCode(socket)).toBe(1001)
  })

  it('comes with the end of the local cloud, which is not reported and accepts no other', async () => {
    const { url, events, connections } = await serve()
    const sockets = [await opened(url), await opened(url)]
    const codes = Promise.all(sockets.map(closeCode))
    connections.terminate()
    expect(await codes).toEqual([1006, 1006])
    expect(await closeCode(client(url))).toBe(1006)
    expect(events.disconnect).toEqual([])
  })
})

describe('a call on a connection', () => {
  it('finds it gone as soon as it is closing', async () => {
    const { url, events, connections } = await serve()
    await opened(url)
    const id = events.connect[0]?.requestContext.connectionId ?? ''
    expect(connections.find(id)).toMatchObject({ connectedAt: expect.any(String) as string })
    expect(connections.close(id)).toBe(true)
    expect([connections.post(id, 'x'), connections.close(id)]).toEqual([false, false])
    expect(connections.find(id)).toBeUndefined()
  })
})
