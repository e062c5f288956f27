import { now } from '#platform/runtime/clock.ts'

const WINDOW_MS = 10_000
/** Typing hints come every few seconds, and a watch with each screen. */
const MAX_MESSAGES = 30
const MAX_CONNECTIONS = 10_000

interface Window {
  readonly startedAt: number
  count: number
}

/**
 * Counts the messages of each connection in this function instance. It costs nothing, and with n instances a
 * connection may send n times as much; the stage limits all connections together.
 */
export class Pace {
  private readonly windows = new Map<string, Window>()

  allows(connectionId: string): boolean {
    const at = now()
    const current = this.windows.get(connectionId)
    if (current && at - current.startedAt < WINDOW_MS) return ++current.count <= MAX_MESSAGES
    if (this.windows.size >= MAX_CONNECTIONS) this.windows.clear()
    this.windows.set(connectionId, { startedAt: at, count: 1 })
    return true
  }
}
