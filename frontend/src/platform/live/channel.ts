import { HINT_TOPICS, type Hint } from '#shared/api/live.ts'
import type { LiveMessage } from '#shared/api/live-message.ts'
import { attempt } from '../storage.ts'
import type { LiveWaits } from './live-waits.ts'

export interface Channel {
  readonly send: (message: LiveMessage) => void
  readonly close: () => void
}

interface Listener {
  readonly onOpen: () => void
  readonly onHint: (hint: Hint) => void
  /** Once, also when it never opened; not after `close`. */
  readonly onLost: () => void
}

const TOPICS: ReadonlySet<unknown> = new Set(HINT_TOPICS)

const isHint = (value: unknown): value is Hint =>
  typeof value === 'object' &&
  value !== null &&
  'topic' in value &&
  TOPICS.has(value.topic) &&
  'id' in value &&
  typeof value.id === 'string'

const parseHint = (data: unknown): Hint | undefined => {
  const json = attempt((): unknown => JSON.parse(String(data)), undefined)
  return isHint(json) ? json : undefined
}

/** Closing a socket that is still connecting would write an error to the console. */
const closeWhenOpen = (socket: WebSocket): void => {
  if (socket.readyState !== WebSocket.CONNECTING) socket.close()
  else {
    socket.onopen = () => socket.close()
  }
}

/** Opens one connection. What is not a hint is ignored. */
export const openChannel = (url: string, listener: Listener, waits: LiveWaits): Channel => {
  const socket = new WebSocket(url)
  const send = (message: LiveMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  let answering: ReturnType<typeof setTimeout> | undefined
  const ping = setInterval(() => {
    send({ action: 'ping' })
    answering ??= setTimeout(lose, waits.pong)
  }, waits.ping)
  const leave = () => {
    clearInterval(ping)
    clearTimeout(answering)
    clearTimeout(opening)
    socket.onopen = socket.onmessage = socket.onclose = null
    closeWhenOpen(socket)
  }
  const lose = () => {
    leave()
    listener.onLost()
  }
  const opening = setTimeout(lose, waits.opening)
  socket.onopen = () => {
    clearTimeout(opening)
    listener.onOpen()
  }
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    clearTimeout(answering)
    answering = undefined
    const hint = parseHint(data)
    if (hint && hint.topic !== 'pong') listener.onHint(hint)
  }
  socket.onclose = lose
  return { send, close: leave }
}
