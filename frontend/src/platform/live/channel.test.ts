import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openChannel } from './channel.ts'
import { type FakeSocket, fakeSockets } from './fake-socket.ts'
import { LIVE_WAITS } from './live-waits.ts'

let sockets: FakeSocket[] = []

const listener = { onOpen: vi.fn(), onHint: vi.fn(), onLost: vi.fn() }

const open = () => {
  const channel = openChannel('wss://live.test', listener, LIVE_WAITS)
  const socket = sockets.at(-1)
  socket?.opens()
  return { channel, socket }
}

beforeEach(() => {
  vi.useFakeTimers()
  const fake = fakeSockets()
  sockets = fake.sockets
  vi.stubGlobal('WebSocket', fake.WebSocket)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('is lost when a ping has no answer for 30 seconds', () => {
  const { socket } = open()
  vi.advanceTimersByTime(LIVE_WAITS.ping)
  expect(socket?.sent).toEqual([{ action: 'ping' }])
  vi.advanceTimersByTime(LIVE_WAITS.pong - 1)
  expect(listener.onLost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(listener.onLost).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10 * LIVE_WAITS.ping)
  expect(listener.onLost).toHaveBeenCalledOnce()
})

it.each([
  ['the answer', '{"topic":"pong","id":""}', 0],
  ['a hint', '{"topic":"threads","id":"x"}', 1],
])('stays open when %s comes, which passes %s', (_, data, hints) => {
  const { socket } = open()
  for (let minute = 0; minute < 5; minute++) {
    vi.advanceTimersByTime(LIVE_WAITS.ping)
    socket?.receives(data)
  }
  expect(listener.onLost).not.toHaveBeenCalled()
  expect(listener.onHint).toHaveBeenCalledTimes(5 * hints)
})

it('waits for no answer once it is closed', () => {
  const { channel } = open()
  vi.advanceTimersByTime(LIVE_WAITS.ping)
  channel.close()
  vi.advanceTimersByTime(LIVE_WAITS.pong)
  expect(listener.onLost).not.toHaveBeenCalled()
})
