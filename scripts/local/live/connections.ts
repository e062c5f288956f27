import type { WebSocket } from 'ws'
import type { OpenConnections } from '#testing/stand-ins/connections-api.ts'

/** The close code of the protocol for a server that ends the connection. */
const GOING_AWAY = 1001

export interface Limits {
  /** Without a message in either direction. */
  readonly idleMs: number
  readonly lifeMs: number
}

/** The quotas of API Gateway. */
export const LIMITS: Limits = { idleMs: 10 * 60_000, lifeMs: 2 * 3600_000 }

interface Connection {
  readonly socket: WebSocket
  readonly connectedAt: number
  lastActiveAt: number
  idle: NodeJS.Timeout
  readonly life: NodeJS.Timeout
}

/** The open connections of the WebSocket API. Each ends after the time limits of API Gateway. */
export class Connections implements OpenConnections {
  readonly #open = new Map<string, Connection>()
  readonly #limits: Limits
  #hasEnded = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** True once `terminate` was called. */
  get hasEnded(): boolean {
    return this.#hasEnded
  }

  add(connectionId: string, socket: WebSocket, connectedAt: number): void {
    if (this.#hasEnded) {
      socket.terminate()
      return
    }
    const end = (ms: number) => setTimeout(() => socket.close(GOING_AWAY, 'Going away'), ms).unref()
    const { idleMs, lifeMs } = this.#limits
    this.#open.set(connectionId, {
      socket,
      connectedAt,
      lastActiveAt: connectedAt,
      idle: end(idleMs),
      life: end(lifeMs),
    })
  }

  touch(connectionId: string): void {
    const connection = this.#open.get(connectionId)
    if (!connection) return
    connection.lastActiveAt = Date.now()
    connection.idle.refresh()
  }

  remove(connectionId: string): void {
    const connection = this.#open.get(connectionId)
    if (!connection) return
    clearTimeout(connection.idle)
    clearTimeout(connection.life)
    this.#open.delete(connectionId)
  }

  readonly post = (connectionId: string, data: string): boolean => {
    const connection = this.#find(connectionId)
    if (!connection) return false
    connection.socket.send(data)
    this.touch(connectionId)
    return true
  }

  readonly close = (connectionId: string): boolean => {
    const connection = this.#find(connectionId)
    if (!connection) return false
    connection.socket.close(GOING_AWAY, 'Going away')
    return true
  }

  readonly find = (connectionId: string): object | undefined => {
    const connection = this.#find(connectionId)
    return (
      connection && {
        connectedAt: new Date(connection.connectedAt).toISOString(),
        lastActiveAt: new Date(connection.lastActiveAt).toISOString(),
      }
    )
  }

  /** A connection that is closing counts as gone. */
  #find(connectionId: string): Connection | undefined {
    const connection = this.#open.get(connectionId)
    return connection?.socket.readyState === connection?.socket.OPEN ? connection : undefined
  }

  /** Ends all connections at once, and those that open later. */
  terminate(): void {
    this.#hasEnded = true
    for (const [connectionId, { socket }] of [...this.#open]) {
      this.remove(connectionId)
      socket.terminate()
    }
  }
}
