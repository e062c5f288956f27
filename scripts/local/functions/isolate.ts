import type { Writable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { crash, FunctionFailure } from './failure.ts'
import type { IsolateCall, IsolateData, IsolateReply } from './isolate-protocol.ts'

/** Lambda's limit for initialisation. */
const INIT_TIMEOUT_MS = 10_000
const MEMORY_CHECK_MS = 250
const MB = 1024 * 1024

export interface IsolateOptions extends IsolateData {
  readonly environment: Readonly<Record<string, string>>
  readonly log: Writable
}

interface Waiting {
  settle(reply: IsolateReply): void
  fail(failure: FunctionFailure): void
}

/** One execution environment of a function: a thread that serves one call at a time. */
export class Isolate {
  readonly #worker: Worker
  readonly #options: IsolateOptions
  readonly #ready: Promise<void>
  #waiting: Waiting | undefined
  #dead = false

  constructor(options: IsolateOptions) {
    this.#options = options
    const { functionName, arn, directory, handler, memoryMb } = options
    const workerData: IsolateData = { functionName, arn, directory, handler, memoryMb }
    this.#worker = new Worker(new URL('./isolate-thread.ts', import.meta.url), {
      workerData,
      env: options.environment,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: ['--no-warnings'],
    })
    this.#worker.stdout.pipe(options.log, { end: false })
    this.#worker.stderr.pipe(options.log, { end: false })
    this.#worker.on('message', (reply: IsolateReply) => this.#waiting?.settle(reply))
    this.#worker.on('error', (error: Error) => {
      this.#die(crash(error.name, error.message))
    })
    this.#worker.on('exit', (code) => {
      this.#die(crash('Runtime.ExitError', `The function exited with code ${String(code)}`))
    })
    this.#ready = this.#initialise()
    this.#ready.catch(() => undefined)
  }

  /** The isolate is discarded: after a crash, a time-out or too much memory it is not used again. */
  get isDead() {
    return this.#dead
  }

  async invoke(requestId: string, event: string, timeoutMs: number): Promise<string> {
    await this.#ready
    const call: IsolateCall = { requestId, event, deadline: Date.now() + timeoutMs }
    this.#worker.postMessage(call)
    const reply = await this.#reply(timeoutMs)
    if (reply.kind === 'result') return reply.result
    throw this.#failureOf(reply)
  }

  async stop(): Promise<void> {
    this.#dead = true
    await this.#worker.terminate()
  }

  async #initialise() {
    const reply = await this.#reply(INIT_TIMEOUT_MS)
    if (reply.kind === 'ready') return
    const failure = this.#failureOf(reply)
    this.#die(failure)
    throw failure
  }

  #failureOf(reply: IsolateReply): FunctionFailure {
    if (reply.kind === 'failure') return new FunctionFailure('error', reply.failure)
    if (reply.kind === 'initFailure') return new FunctionFailure('crash', reply.failure)
    return crash('Runtime.ProtocolError', `Unexpected ${reply.kind}`)
  }

  #reply(timeoutMs: number): Promise<IsolateReply> {
    const { promise, resolve, reject } = Promise.withResolvers<IsolateReply>()
    const seconds = (timeoutMs / 1000).toFixed(2)
    const timer = setTimeout(() => {
      const errorMessage = `Task timed out after ${seconds} seconds`
      this.#die(new FunctionFailure('timeout', { errorType: 'Timeout', errorMessage, trace: [] }))
    }, timeoutMs)
    const memory = setInterval(() => void this.#checkMemory(), MEMORY_CHECK_MS)
    this.#waiting = { settle: resolve, fail: reject }
    if (this.#dead) reject(crash('Runtime.ExitError', 'The function ended before the call'))
    return promise.finally(() => {
      clearTimeout(timer)
      clearInterval(memory)
      this.#waiting = undefined
    })
  }

  /** `resourceLimits` bounds the V8 heap only; buffers are outside of it. */
  async #checkMemory() {
    if (this.#dead) return
    const heap = await this.#worker.getHeapStatistics().catch(() => undefined)
    if (!heap) return
    const used = (heap.used_heap_size + heap.external_memory) / MB
    if (used > this.#options.memoryMb)
      this.#die(
        crash(
          'Runtime.OutOfMemory',
          `Used ${used.toFixed(0)} MB of ${String(this.#options.memoryMb)}`,
        ),
      )
  }

  #die(failure: FunctionFailure) {
    if (this.#dead) return
    this.#dead = true
    this.#waiting?.fail(failure)
    void this.#worker.terminate()
  }
}
