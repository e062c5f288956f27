// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HINT_GAP_MS, pollEvery } from '../poll.ts'
import { FakeSocket, fakeSockets } from './fake-socket.ts'
import { LIVE_WAITS } from './live-waits.ts'
import { runLive, type RequestUrl } from './live-client.ts'
import { sendTyping } from './typing.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Rarer than anything that a test looks at. */
const RARELY = 1000 * MINUTE
const OTHER = '01JD3V6T5N0000000000000002'

let sockets: FakeSocket[] = []
const ends: (() => void)[] = []

const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const openSockets = (): readonly FakeSocket[] =>
  sockets.filter(({ readyState }) => readyState === FakeSocket.OPEN)

const hint = (topic: string, id = OTHER): void => {
  for (const socket of openSockets()) socket.receives(JSON.stringify({ topic, id }))
}

const openTickets = () => vi.fn<RequestUrl>(() => Promise.resolve('wss://live.test/?ticket=t'))

const start = async (requestUrl: RequestUrl = openTickets()) => {
  ends.push(runLive(requestUrl))
  await pass(0)
}

const stubSockets = (answer?: (socket: FakeSocket) => void): FakeSocket[] => {
  const fake = fakeSockets(answer)
  vi.stubGlobal('WebSocket', fake.WebSocket)
  return fake.sockets
}

/** A server that takes every connection at once, and answers pings. */
const takeConnections = () => {
  sockets = stubSockets((socket) => {
    socket.onsend = () => {
      setTimeout(() => socket.receives('{"topic":"pong","id":""}'))
    }
    setTimeout(() => socket.opens())
  })
}

const poll = (everyMs: number, options: Parameters<typeof pollEvery>[2] = {}) => {
  const task = vi.fn(() => Promise.resolve())
  ends.push(pollEvery(everyMs, task, options))
  return task
}

beforeEach(() => {
  vi.useFakeTimers()
  // The waits have a random share, so that not all browsers come back at once.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  takeConnections()
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
  setHidden(false)
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('runs the polls that listen to a hint once when many hints come', async () => {
  await start()
  const thread = poll(RARELY, { hints: [`thread/${OTHER}`] })
  const threads = poll(RARELY, { hints: ['threads'] })
  await pass(HINT_GAP_MS)
  for (let count = 0; count < 20; count += 1) hint('thread')
  expect(thread).not.toHaveBeenCalled()
  await pass(MINUTE)
  expect(thread).toHaveBeenCalledOnce()
  expect(threads).not.toHaveBeenCalled()
})

test('ignores what is not a hint', async () => {
  await start()
  const any = poll(RARELY, { hints: ['thread', 'threads', 'unread'] })
  await pass(HINT_GAP_MS)
  for (const text of [
    'nonsense',
    '{}',
    'null',
    '{"topic":"password","id":"1"}',
    '{"topic":"threads"}',
  ]) {
    sockets[0]?.receives(text)
  }
  await pass(10 * SECOND)
  expect(any).not.toHaveBeenCalled()
  hint('threads')
  await pass(SECOND)
  expect(any).toHaveBeenCalledOnce()
})

test('lets polls rest while it is healthy, and runs what is overdue within one interval when it is lost', async () => {
  await start()
  await pass(LIVE_WAITS.healthy)
  const task = poll(10 * SECOND, { restingMs: RARELY })
  await pass(MINUTE)
  expect(task).not.toHaveBeenCalled()
  sockets[0]?.breaks()
  await pass(10 * SECOND)
  expect(task).toHaveBeenCalledOnce()
})

test('runs polls at their usual interval when the channel is refused', async () => {
  const requestUrl = vi.fn<RequestUrl>(() => Promise.resolve({ retryAfterMs: 0 }))
  await start(requestUrl)
  const task = poll(10 * SECOND, { restingMs: RARELY })
  await pass(10 * MINUTE)
  expect(task.mock.calls.length).toBeGreaterThanOrEqual(58)
  // Half a minute on average from the sixth on.
  expect(requestUrl.mock.calls.length).toBeLessThan(26)
})

test('asks for a ticket not earlier than the server says', async () => {
  const requestUrl = vi.fn<RequestUrl>(() => Promise.resolve({ retryAfterMs: 5 * MINUTE }))
  await start(requestUrl)
  await pass(5 * MINUTE - 1)
  expect(requestUrl).toHaveBeenCalledOnce()
  await pass(2 * MINUTE)
  expect(requestUrl).toHaveBeenCalledTimes(2)
})

test('asks for few tickets when the connection drops again and again, and never counts as healthy', async () => {
  sockets = stubSockets((socket) => {
    setTimeout(() => {
      socket.opens()
      setTimeout(() => socket.breaks(), LIVE_WAITS.healthy - 1)
    })
  })
  const requestUrl = openTickets()
  await start(requestUrl)
  const fed = poll(RARELY, { hints: ['threads'] })
  const polled = poll(10 * SECOND, { restingMs: RARELY })
  await pass(10 * MINUTE)
  expect(requestUrl.mock.calls.length).toBeGreaterThan(10)
  expect(requestUrl.mock.calls.length).toBeLessThan(24)
  expect(fed.mock.calls.length).toBeLessThanOrEqual(requestUrl.mock.calls.length)
  // A poll that rests would not run at all.
  expect(polled.mock.calls.length).toBeGreaterThanOrEqual(55)
})

test('is replaced when it does not open', async () => {
  sockets = stubSockets()
  const requestUrl = openTickets()
  await start(requestUrl)
  await pass(LIVE_WAITS.opening + LIVE_WAITS.retry)
  expect(requestUrl).toHaveBeenCalledTimes(2)
})

test('refreshes what hints feed when it opens, also again', async () => {
  const fed = poll(RARELY, { hints: ['threads'] })
  const other = poll(RARELY)
  await pass(HINT_GAP_MS)
  await start()
  await pass(SECOND)
  expect(fed).toHaveBeenCalledOnce()
  await pass(LIVE_WAITS.catchUp)
  sockets[0]?.breaks()
  await pass(LIVE_WAITS.retry)
  expect(fed).toHaveBeenCalledTimes(2)
  expect(other).not.toHaveBeenCalled()
})

test('refreshes what hints feed later when it opens again soon', async () => {
  const fed = poll(RARELY, { hints: ['threads'] })
  await pass(HINT_GAP_MS)
  await start()
  await pass(SECOND)
  sockets[0]?.breaks()
  await pass(LIVE_WAITS.retry)
  expect(openSockets()).toHaveLength(1)
  expect(fed).toHaveBeenCalledOnce()
  await pass(LIVE_WAITS.catchUp)
  expect(fed).toHaveBeenCalledTimes(2)
})

test('closes in a tab that is hidden for long, and opens again when it is visible', async () => {
  const requestUrl = openTickets()
  await start(requestUrl)
  setHidden(true)
  await pass(LIVE_WAITS.hidden - 1)
  expect(openSockets()).toHaveLength(1)
  await pass(1)
  expect(openSockets()).toEqual([])
  await pass(MINUTE)
  expect(requestUrl).toHaveBeenCalledOnce()
  setHidden(false)
  await pass(LIVE_WAITS.resume)
  expect(openSockets()).toHaveLength(1)
  expect(requestUrl).toHaveBeenCalledTimes(2)
})

test('runs a poll of the background when a hint comes to a hidden tab, and others when it is visible', async () => {
  await start()
  const unread = poll(RARELY, { hints: ['threads'], inBackground: true })
  const list = poll(RARELY, { hints: ['threads'] })
  await pass(HINT_GAP_MS)
  setHidden(true)
  hint('threads')
  await pass(MINUTE)
  expect(unread).toHaveBeenCalledOnce()
  expect(list).not.toHaveBeenCalled()
  setHidden(false)
  expect(list).toHaveBeenCalledOnce()
})

test('closes without a network and opens again when it is back', async () => {
  const requestUrl = openTickets()
  await start(requestUrl)
  onlineManager.setOnline(false)
  await pass(10 * MINUTE)
  expect(requestUrl).toHaveBeenCalledOnce()
  expect(openSockets()).toEqual([])
  onlineManager.setOnline(true)
  await pass(LIVE_WAITS.resume)
  expect(openSockets()).toHaveLength(1)
})

test('is replaced when the device slept', async () => {
  const requestUrl = openTickets()
  await start(requestUrl)
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  await pass(MINUTE)
  expect(requestUrl).toHaveBeenCalledTimes(2)
  expect(openSockets()).toEqual([sockets[1]])
})

test('sends pings, and what the viewer types at most every three seconds', async () => {
  await start()
  for (let keys = 0; keys < 10; keys += 1) sendTyping(OTHER)
  await pass(LIVE_WAITS.ping)
  expect(sockets[0]?.sent).toEqual([{ action: 'typing', id: OTHER }, { action: 'ping' }])
})

test('ends for good when it is stopped, also while it connects', async () => {
  const requestUrl = openTickets()
  ends.push(runLive(requestUrl))
  ends.pop()?.()
  await pass(10 * MINUTE)
  expect(sockets).toEqual([])
  await start(requestUrl)
  expect(openSockets()).toHaveLength(1)
  ends.pop()?.()
  await pass(10 * MINUTE)
  expect(openSockets()).toEqual([])
  expect(requestUrl).toHaveBeenCalledTimes(2)
})
