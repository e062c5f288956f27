import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { environment } from '../../env.ts'
import { crash, FunctionFailure } from './failure.ts'
import type { IsolateCall, IsolateData, IsolateReply } from './isolate-protocol.ts'

/** Lambda's limit for initialisation. */
const INIT_TIMEOUT_MS = 10_000 * environment.patience
const MEMORY_CHECK_MS = 250
const MB = 1024 * 1024
const PROGRAM = new URL('./isolate-process.mjs', import.meta.url)

export interface IsolateOptions extends IsolateData {
  readonly environment: Readonly<Record<string, string>>
  readonly log: Writable
  /** Bytes of memory that a process uses. */
  readonly memoryOf: (pid: number) => Promise<number>
}

interface Waiting {
  settle(reply: IsolateReply): void
  fail(failure: FunctionFailure): void
}

/**
 * One execution environment of a function: a process that serves one call at a time. A thread starts more slowly and
 * does not return its memory, and V8 ends all threads when one exceeds its heap.
 */
export class Isolate {
  readonly functionName: string
  readonly #child: ChildProcess
  readonly #options: IsolateOptions
  readonly #ready: Promise<void>
  readonly #settled: Promise<void>
  #waiting: Waiting | undefined
  #dead = false

  constructor(options: IsolateOptions) {
    this.#options = options
    const { functionName, arn, directory, handler, memoryMb } = options
    this.functionName = functionName
    const data: IsolateData = { functionName, arn, directory, handler, memoryMb }
    this.#child = fork(PROGRAM, [JSON.stringify(data)], {
      // One arena of glibc, because more of them only keep freed memory.
      env: { ...options.environment, MALLOC_ARENA_MAX: '1' },
      execArgv: [
        '--no-warnings',
        '--max-semi-space-size=1',
        `--max-old-space-size=${String(memoryMb)}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child.stdout?.pipe(options.log, { end: false })
    this.#child.stderr?.pipe(options.log, { end: false })
    this.#child.on('message', (reply) => this.#receive(reply as IsolateReply))
    this.#child.on('error', (error: Error) => this.#die(crash(error.name, error.message)))
    this.#child.on('exit', (code, signal) => this.#die(endOf(code, signal)))
    this.#ready = this.#initialise()
    this.#settled = this.#ready.catch(() => undefined)
  }

  /** The isolate is discarded: after a crash, a time-out or too much memory it is not used again. */
  get isDead() {
    return this.#dead
  }

  /** 0 when the process could not be started. */
  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Resolves when the isolate is ready, or has failed to start. */
  settled(): Promise<void> {
    return this.#settled
  }

  async invoke(requestId: string, event: string, timeoutMs: number): Promise<string> {
    await this.#ready
    const call: IsolateCall = { requestId, event, deadline: Date.now() + timeoutMs }
    const replied = this.#reply(timeoutMs)
    if (!this.#dead) this.#child.send(call)
    const reply = await replied
    if (reply.kind === 'result') return reply.result
    throw this.#failureOf(reply)
  }

  /** Ends the process; its memory is free when the promise resolves. */
  async stop(): Promise<void> {
    this.#dead = true
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.kill()
    await ended
  }

  kill(): void {
    this.#dead = true
    this.#child.kill('SIGKILL')
  }

  async #initialise() {
    const reply = await this.#reply(INIT_TIMEOUT_MS)
    if (reply.kind === 'ready') return
    const failure = this.#failureOf(reply)
    this.#die(failure)
    throw failure
  }

  #receive(reply: IsolateReply) {
    if (reply.kind === 'crash') this.#die(new FunctionFailure('crash', reply.failure))
    else this.#waiting?.settle(reply)
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

  /** As on AWS, everything counts that the process uses; V8's limit concerns the heap only. */
  async #checkMemory() {
    if (this.#dead) return
    const used = (await this.#options.memoryOf(this.pid)) / MB
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
    this.kill()
    this.#waiting?.fail(failure)
  }
}

/** V8 aborts the process when the heap reaches its limit. */
const endOf = (code: number | null, signal: NodeJS.Signals | null): FunctionFailure =>
  signal === 'SIGABRT'
    ? crash('Runtime.OutOfMemory', 'The function exceeded its heap')
    : crash('Runtime.ExitError', `The function exited with ${signal ?? `code ${String(code)}`}`)
