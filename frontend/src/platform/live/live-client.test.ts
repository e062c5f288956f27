// @vitest-environment happy-dom
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onlineManager } from '@tanstack/react-query'
import { WebSocket as NodeWebSocket, WebSocketServer, type WebSocket as Socket } from 'ws'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollEvery } from '../poll.ts'
import { LIVE_WAITS, type LiveWaits } from './live-waits.ts'
import { runLive, type RequestUrl } from './live-client.ts'
import { sendTyping } from './typing.ts'

const HOUR = 3_600_000
const OTHER = '01JD3V6T5N0000000000000002'

/** Fast enough for tests in real time; the order of the durations is that of the product. */
const FAST: LiveWaits = {
  ...LIVE_WAITS,
  healthy: 100,
  stable: 1000,
  ping: 150,
  collect: 5,
  collectHidden: 20,
  catchUp: 200,
  retry: 20,
  maxRetry: 300,
  resume: 10,
  resumeGap: 20,
  hidden: 150,
  watch: 10,
}

let server: WebSocketServer
let sockets: Socket[] = []
let ofBrowser: NodeWebSocket[] = []
let received: unknown[] = []
const ends: (() => void)[] = []

const url = (): string => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/?ticket=t`

const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const hint = (topic: string, id = OTHER): void => {
  for (const socket of sockets) socket.send(JSON.stringify({ topic, id }))
}

const openTickets = () => vi.fn<RequestUrl>(() => Promise.resolve(url()))

const start = (requestUrl: RequestUrl, waits: Partial<LiveWaits> = {}): void => {
  ends.push(runLive(requestUrl, { ...FAST, ...waits }))
}

const poll = (everyMs: number, options: Parameters<typeof pollEvery>[2] = {}) => {
  const task = vi.fn(() => Promise.resolve())
  ends.push(pollEvery(everyMs, task, options))
  return task
}

const openOf = (ends: readonly { readonly readyState: number }[]): number =>
  ends.filter(({ readyState }) => readyState === NodeWebSocket.OPEN).length

/** On both sides, because the browser catches up on what it may have missed when its own side opens. */
const untilOpen = (): Promise<void> =>
  vi.waitFor(() => {
    expect([openOf(sockets), openOf(ofBrowser)]).toEqual([1, 1])
  })

/** As in a browser, a failed connection needs no listener; `ws` throws without one. */
class BrowserWebSocket extends NodeWebSocket {
  constructor(address: string) {
    super(address)
    ofBrowser.push(this)
    this.on('error', () => undefined)
  }
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', BrowserWebSocket)
  sockets = []
  ofBrowser = []
  received = []
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())))
  })
  await once(server, 'listening')
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  setHidden(false)
  onlineManager.setOnline(true)
  for (const socket of sockets) socket.terminate()
  server.close()
  await once(server, 'close')
  vi.unstubAllGlobals()
})

test('runs the polls that listen to a hint once for many hints', async () => {
  // Long enough for all hints to arrive, also on a busy machine.
  start(openTickets(), { collect: 500 })
  await untilOpen()
  const thread = poll(HOUR, { hints: [`thread/${OTHER}`] })
  const threads = poll(HOUR, { hints: ['threads'] })
  await sleep(300)
  expect([thread.mock.calls.length, threads.mock.calls.length]).toEqual([0, 0])
  await sleep(300)
  for (let count = 0; count < 20; count += 1) hint('thread')
  await vi.waitFor(
    () => {
      expect(thread).toHaveBeenCalledTimes(1)
    },
    { timeout: 20_000 },
  )
  expect(threads).not.toHaveBeenCalled()
})

test('ignores what is not a hint', async () => {
  start(openTickets())
  await untilOpen()
  const any = poll(HOUR, { hints: ['thread', 'threads', 'unread'] })
  await sleep(550)
  for (const text of [
    'nonsense',
    '{}',
    'null',
    '{"topic":"password","id":"1"}',
    '{"topic":"threads"}',
  ]) {
    sockets[0]?.send(text)
  }
  await sleep(100)
  expect(any).not.toHaveBeenCalled()
  hint('threads')
  await vi.waitFor(() => {
    expect(any).toHaveBeenCalledTimes(1)
  })
})

test('lets polls rest while it is healthy, and runs what is overdue within one interval when it is lost', async () => {
  start(openTickets(), { retry: HOUR, maxRetry: HOUR })
  await untilOpen()
  await sleep(150)
  const task = poll(300, { restingMs: HOUR })
  await sleep(500)
  expect(task).not.toHaveBeenCalled()
  const lostAt = Date.now()
  sockets[0]?.terminate()
  await vi.waitFor(() => {
    expect(task).toHaveBeenCalled()
  })
  expect(Date.now() - lostAt).toBeLessThan(450)
})

test('runs polls at their usual interval when the channel is refused', async () => {
  const requestUrl = vi.fn<RequestUrl>(() => Promise.resolve({ retryAfterMs: 0 }))
  start(requestUrl)
  const startedAt = Date.now()
  const task = poll(100, { restingMs: HOUR })
  await vi.waitFor(
    () => {
      expect(task.mock.calls.length).toBeGreaterThanOrEqual(8)
    },
    { timeout: 4000 },
  )
  expect(requestUrl.mock.calls.length).toBeLessThan(5 + (Date.now() - startedAt) / 100)
})

test('asks for a ticket not earlier than the server says', async () => {
  const requestUrl = vi.fn<RequestUrl>(() => Promise.resolve({ retryAfterMs: 400 }))
  start(requestUrl)
  await sleep(350)
  expect(requestUrl).toHaveBeenCalledTimes(1)
})

test('asks for few tickets when the connection drops again and again, and never counts as healthy', async () => {
  server.on('connection', (socket) => {
    setTimeout(() => {
      socket.terminate()
    }, 30)
  })
  const requestUrl = openTickets()
  start(requestUrl)
  const fed = poll(HOUR, { hints: ['threads'] })
  const polled = poll(100, { restingMs: HOUR })
  await sleep(2000)
  // Attempts wait 150 ms on average after the fifth, and last 30 ms.
  expect(requestUrl.mock.calls.length).toBeGreaterThan(3)
  expect(requestUrl.mock.calls.length).toBeLessThan(30)
  expect(fed.mock.calls.length).toBeLessThanOrEqual(11)
  // A busy machine runs fewer; a poll that rests would not run at all.
  expect(polled.mock.calls.length).toBeGreaterThanOrEqual(5)
})

test('refreshes what hints feed after each opening', async () => {
  const fed = poll(HOUR, { hints: ['threads'] })
  const other = poll(HOUR)
  await sleep(510)
  start(openTickets())
  await vi.waitFor(() => {
    expect(fed).toHaveBeenCalledTimes(1)
  })
  await sleep(510)
  sockets[0]?.terminate()
  await vi.waitFor(() => {
    expect(fed).toHaveBeenCalledTimes(2)
  })
  expect(other).not.toHaveBeenCalled()
})

test('closes in a tab that is hidden for long, and opens again when it is visible', async () => {
  const requestUrl = openTickets()
  start(requestUrl)
  await untilOpen()
  setHidden(true)
  await vi.waitFor(() => {
    expect(sockets[0]?.readyState).toBe(NodeWebSocket.CLOSED)
  })
  await sleep(200)
  expect(requestUrl).toHaveBeenCalledTimes(1)
  setHidden(false)
  await untilOpen()
  expect(requestUrl).toHaveBeenCalledTimes(2)
})

test('runs a poll of the background on a hint in a hidden tab, and others when it is visible', async () => {
  start(openTickets())
  await untilOpen()
  const unread = poll(HOUR, { hints: ['threads'], inBackground: true })
  const list = poll(HOUR, { hints: ['threads'] })
  await sleep(550)
  setHidden(true)
  hint('threads')
  await vi.waitFor(() => {
    expect(unread).toHaveBeenCalledTimes(1)
  })
  expect(list).not.toHaveBeenCalled()
  setHidden(false)
  expect(list).toHaveBeenCalledTimes(1)
})

test('closes without a connection and opens again when it is back', async () => {
  const requestUrl = openTickets()
  start(requestUrl)
  await untilOpen()
  onlineManager.setOnline(false)
  await sleep(400)
  expect(requestUrl).toHaveBeenCalledTimes(1)
  expect(sockets[0]?.readyState).toBe(NodeWebSocket.CLOSED)
  onlineManager.setOnline(true)
  await untilOpen()
})

test('sends pings, and what the viewer types at most every three seconds', async () => {
  start(openTickets())
  await untilOpen()
  for (let keys = 0; keys < 10; keys += 1) sendTyping(OTHER)
  await vi.waitFor(() => {
    expect(received).toContainEqual({ action: 'ping' })
  })
  expect(received.filter((one) => (one as { action: string }).action === 'typing')).toEqual([
    { action: 'typing', id: OTHER },
  ])
})

test('ends for good when it is stopped, also while it connects', async () => {
  const requestUrl = openTickets()
  start(requestUrl)
  ends.pop()?.()
  await sleep(100)
  expect(sockets.filter(({ readyState }) => readyState === NodeWebSocket.OPEN)).toEqual([])
  start(requestUrl)
  await untilOpen()
  ends.pop()?.()
  await sleep(400)
  expect(sockets.filter(({ readyState }) => readyState === NodeWebSocket.OPEN)).toEqual([])
  expect(requestUrl).toHaveBeenCalledTimes(2)
})
