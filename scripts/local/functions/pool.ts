import { randomUUID } from 'node:crypto'
import { FunctionFailure } from './failure.ts'
import { Isolate, type IsolateOptions } from './isolate.ts'

const ISOLATES_PER_FUNCTION = 16
const IDLE_MS = 5 * 60_000

export interface FunctionOptions extends IsolateOptions {
  readonly timeoutMs: number
  readonly onFailure: (functionName: string, requestId: string, failure: FunctionFailure) => void
}

interface Idle {
  readonly isolate: Isolate
  readonly since: number
}

/** A deployed function: one isolate per concurrent call, started on first use and evicted when idle. */
export class FunctionPool {
  readonly name: string
  readonly #options: FunctionOptions
  readonly #busy = new Set<Isolate>()
  readonly #queue: ((isolate: Isolate) => void)[] = []
  #idle: Idle[] = []

  constructor(options: FunctionOptions) {
    this.name = options.functionName
    this.#options = options
  }

  /** Invokes the function with JSON. @throws FunctionFailure */
  async invoke(event: string): Promise<string> {
    const requestId = randomUUID()
    const isolate = await this.#acquire()
    try {
      return await isolate.invoke(requestId, event, this.#options.timeoutMs)
    } catch (error) {
      if (error instanceof FunctionFailure) this.#report(requestId, error)
      throw error
    } finally {
      this.#release(isolate)
    }
  }

  async evictIdle(now = Date.now()): Promise<void> {
    const expired = this.#idle.filter(({ since }) => now - since > IDLE_MS)
    this.#idle = this.#idle.filter(({ since }) => now - since <= IDLE_MS)
    await Promise.all(expired.map(({ isolate }) => isolate.stop()))
  }

  #acquire(): Promise<Isolate> {
    const warm = this.#idle.pop()
    if (warm && !warm.isolate.isDead) return Promise.resolve(this.#use(warm.isolate))
    if (warm) return this.#acquire()
    if (this.#busy.size < ISOLATES_PER_FUNCTION)
      return Promise.resolve(this.#use(new Isolate(this.#options)))
    return new Promise((resolve) => this.#queue.push(resolve))
  }

  #use(isolate: Isolate): Isolate {
    this.#busy.add(isolate)
    return isolate
  }

  #release(isolate: Isolate) {
    this.#busy.delete(isolate)
    const next = this.#queue.shift()
    if (next) next(this.#use(isolate.isDead ? new Isolate(this.#options) : isolate))
    else if (!isolate.isDead) this.#idle.push({ isolate, since: Date.now() })
  }

  #report(requestId: string, failure: FunctionFailure) {
    const { errorType, errorMessage, trace } = failure.shape
    const line = { level: 'ERROR', requestId, errorType, errorMessage, trace }
    this.#options.log.write(`${JSON.stringify(line)}\n`)
    this.#options.onFailure(this.name, requestId, failure)
  }
}
