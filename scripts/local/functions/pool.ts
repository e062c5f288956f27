import { randomUUID } from 'node:crypto'
import { FunctionFailure } from './failure.ts'
import { Isolate, type IsolateOptions } from './isolate.ts'
import { environment } from '../../env.ts'

const ISOLATES_PER_FUNCTION = 16
/** A call of an ended isolate waits some 80 ms longer, so ending it costs less than its memory is worth. */
const IDLE_MS = 60_000 * environment.patience
/** Reserved for an isolate until it uses more: what one uses after its first call. */
export const ISOLATE_BYTES = 15 * 1024 * 1024
/** These may run whatever they use, so that every cap lets the product work. */
const MIN_ISOLATES = 8
/** Until then a waiting call yields to calls that a warm isolate can serve. */
const YIELD_MS = 1000
/** How many times the duration of a start a call waits for its function before an isolate of another one ends. */
const PATIENCE = 3
const FIRST_START_MS = 100
/** The weight of the newest start in the average: on a busy machine a start takes ten times as long. */
const NEWEST = 0.2

export interface FunctionOptions extends IsolateOptions {
  readonly timeoutMs: number
}

/** What the isolates and everything beside them may use and use. */
export interface PoolMemory {
  readonly capBytes: number
  /** Bytes of an isolate. */
  of(pid: number): number
  /** Bytes of everything that counts towards the cap beside the isolates. */
  outside(): number
}

export interface PoolOptions {
  readonly memory: PoolMemory
  /** Called whenever the cap ends an isolate or lets a call wait. */
  readonly onFull: () => void
  readonly onFailure: (functionName: string, requestId: string, failure: FunctionFailure) => void
  readonly minIsolates?: number
  readonly patience?: number
}

interface Idle {
  readonly isolate: Isolate
  readonly since: number
}

interface Waiting {
  readonly options: FunctionOptions
  readonly since: number
  /** Until then it does not end an isolate of another function. */
  readonly patientUntil: number
  readonly give: (isolate: Isolate) => void
}

/**
 * The isolates of all functions: one per concurrent call, started on first use. An idle one ends after a minute, or
 * earlier when the memory is needed, the least recently used first. A busy one is never ended for that: calls wait.
 */
export class IsolatePool {
  readonly #options: PoolOptions
  readonly #busy = new Set<Isolate>()
  /** The least recently used first. */
  #idle: Idle[] = []
  /** In order of arrival. */
  #waiting: Waiting[] = []
  #startMs = FIRST_START_MS

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** Invokes a function with JSON; waits at most `maxWaitMs` for an isolate. @throws FunctionFailure */
  async invoke(options: FunctionOptions, event: string, maxWaitMs = Infinity): Promise<string> {
    const requestId = randomUUID()
    let isolate: Isolate | undefined
    try {
      isolate = await this.#acquire(options, maxWaitMs)
      return await isolate.invoke(requestId, event, options.timeoutMs)
    } catch (error) {
      if (error instanceof FunctionFailure) this.#report(options, requestId, error)
      throw error
    } finally {
      if (isolate) this.#release(isolate)
    }
  }

  /** Ends isolates that were idle for a minute, and as many others as the cap asks for. Call it every few seconds. */
  async tidy(now = Date.now()): Promise<void> {
    const expired = this.#idle.filter(({ since }) => now - since > IDLE_MS)
    this.#idle = this.#idle.filter(({ since }) => now - since <= IDLE_MS)
    this.#freeBytes(0)
    this.#serveWaiting()
    await Promise.all(expired.map(({ isolate }) => isolate.stop()))
  }

  /** Ends all isolates at once. */
  kill(): void {
    for (const { isolate } of this.#idle) isolate.kill()
    for (const isolate of this.#busy) isolate.kill()
  }

  #acquire(options: FunctionOptions, maxWaitMs: number): Promise<Isolate> {
    const { promise, resolve, reject } = Promise.withResolvers<Isolate>()
    const since = performance.now()
    const patienceMs = this.#startMs * (this.#options.patience ?? PATIENCE)
    const waiting = { options, since, patientUntil: since + patienceMs, give: resolve }
    const isolate = this.#take(waiting)
    if (isolate) return Promise.resolve(isolate)
    this.#waiting.push(waiting)
    this.#serveAtEndOfPatience(waiting)
    if (maxWaitMs === Infinity) return promise
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter((each) => each !== waiting)
      reject(noRoom(maxWaitMs))
    }, maxWaitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  #serveAtEndOfPatience(waiting: Waiting) {
    const leftMs = waiting.patientUntil - performance.now()
    // Timers count in whole milliseconds, so that one may end too early.
    if (leftMs > 0) setTimeout(() => this.#serveAtEndOfPatience(waiting), leftMs + 1)
    else this.#serveWaiting()
  }

  /** A warm isolate, or a new one when there is room. */
  #take({ options, patientUntil }: Waiting): Isolate | undefined {
    const warm = this.#takeWarm(options.functionName)
    if (warm) return this.#use(warm)
    const busy = this.#busyOf(options.functionName)
    if (busy >= ISOLATES_PER_FUNCTION) return undefined
    const mayEnd = busy === 0 || performance.now() >= patientUntil
    return this.#freeBytes(ISOLATE_BYTES, mayEnd) ? this.#start(options) : undefined
  }

  #start(options: FunctionOptions): Isolate {
    const startedAt = performance.now()
    const isolate = new Isolate(options)
    void isolate.settled().then(() => {
      this.#startMs += NEWEST * (performance.now() - startedAt - this.#startMs)
    })
    return this.#use(isolate)
  }

  #takeWarm(functionName: string): Isolate | undefined {
    const index = this.#idle.findLastIndex(
      ({ isolate }) => isolate.functionName === functionName && !isolate.isDead,
    )
    return index < 0 ? undefined : this.#idle.splice(index, 1)[0]?.isolate
  }

  #busyOf(functionName: string): number {
    return [...this.#busy].filter((isolate) => isolate.functionName === functionName).length
  }

  #use(isolate: Isolate): Isolate {
    this.#busy.add(isolate)
    return isolate
  }

  #release(isolate: Isolate) {
    this.#busy.delete(isolate)
    if (!isolate.isDead) this.#idle.push({ isolate, since: Date.now() })
    this.#serveWaiting()
  }

  #serveWaiting() {
    for (const waiting of this.#inTurn()) {
      const isolate = this.#take(waiting)
      if (isolate) {
        this.#waiting = this.#waiting.filter((each) => each !== waiting)
        waiting.give(isolate)
      } else if (this.#idle.length === 0) return
    }
  }

  #inTurn(): readonly Waiting[] {
    const [first] = this.#waiting
    if (!first || performance.now() - first.since > YIELD_MS) return this.#waiting
    const warm = new Set(this.#idle.map(({ isolate }) => isolate.functionName))
    const isWarm = ({ options }: Waiting) => warm.has(options.functionName)
    return [...this.#waiting.filter(isWarm), ...this.#waiting.filter((each) => !isWarm(each))]
  }

  /** Whether this many bytes are free, if need be after ending idle isolates. */
  #freeBytes(wanted: number, mayEnd = true): boolean {
    const { memory, onFull, minIsolates = MIN_ISOLATES } = this.#options
    this.#idle = this.#idle.filter(({ isolate }) => !isolate.isDead)
    let missing = memory.outside() + this.#bytesOfIsolates() + wanted - memory.capBytes
    while (missing > 0 && this.#busy.size + this.#idle.length >= minIsolates) {
      onFull()
      const oldest = mayEnd ? this.#idle.shift() : undefined
      if (!oldest) return false
      missing -= this.#bytesOf(oldest.isolate)
      void oldest.isolate.stop()
    }
    return true
  }

  #bytesOfIsolates(): number {
    const all = [...this.#busy, ...this.#idle.map(({ isolate }) => isolate)]
    return all.reduce((total, isolate) => total + this.#bytesOf(isolate), 0)
  }

  #bytesOf({ pid }: Isolate): number {
    return Math.max(ISOLATE_BYTES, this.#options.memory.of(pid))
  }

  #report({ functionName, log }: FunctionOptions, requestId: string, failure: FunctionFailure) {
    const { errorType, errorMessage, trace } = failure.shape
    const line = { level: 'ERROR', requestId, errorType, errorMessage, trace }
    log.write(`${JSON.stringify(line)}\n`)
    this.#options.onFailure(functionName, requestId, failure)
  }
}

/** As Lambda refuses calls beyond its concurrency. */
const noRoom = (waitedMs: number): FunctionFailure =>
  new FunctionFailure('throttle', {
    errorType: 'TooManyRequestsException',
    errorMessage: `No isolate became free within ${String(waitedMs / 1000)} seconds`,
    trace: [],
  })
