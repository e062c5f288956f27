import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { crash, FunctionFailure } from './failure.ts'
import type { FunctionSettings, HostReply, HostRequest } from './host-protocol.ts'
import { logFile } from './log-file.ts'

export interface FunctionsOptions {
  readonly functions: readonly FunctionSettings[]
  readonly logDirectory: string
  /** What the whole local cloud may use; idle functions end to stay below. */
  readonly memoryMb: number
  readonly say: (line: string) => void
}

interface Waiting extends PromiseWithResolvers<string> {
  readonly name: string
}

/**
 * All functions of the template. A process of its own starts and ends them: a small process starts others faster, and
 * it ends them when this one is killed.
 */
export class Functions {
  readonly #options: FunctionsOptions
  readonly #names: ReadonlySet<string>
  readonly #waiting = new Map<number, Waiting>()
  #host: ChildProcess
  #calls = 0
  #stopping = false

  constructor(options: FunctionsOptions) {
    this.#options = options
    this.#names = new Set(options.functions.map(({ functionName }) => functionName))
    mkdirSync(options.logDirectory, { recursive: true })
    this.#host = this.#startHost()
  }

  /** Invokes a function by name or ARN with JSON; waits at most `maxWaitMs` for an isolate. @throws FunctionFailure */
  async invoke(target: string, event: string, maxWaitMs = Infinity): Promise<string> {
    const name = /function:([^:/]+)/.exec(target)?.[1] ?? target
    if (!this.#names.has(name)) throw new Error(`There is no function ${target}`)
    if (this.#stopping) throw crash('Runtime.Stopped', 'The local cloud is stopping')
    const id = ++this.#calls
    const waiting = { name, ...Promise.withResolvers<string>() }
    this.#waiting.set(id, waiting)
    this.#send({ kind: 'invoke', id, name, event, maxWaitMs })
    return waiting.promise
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const host = this.#host
    if (host.exitCode !== null || host.signalCode !== null) return
    const ended = once(host, 'exit')
    if (host.connected) host.disconnect()
    await ended
  }

  #startHost(): ChildProcess {
    const host = fork(new URL('./host.ts', import.meta.url), {
      execArgv: ['--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const log = logFile(join(this.#options.logDirectory, 'host.log'))
    host.stdout?.pipe(log)
    host.stderr?.pipe(log)
    host.on('message', (reply) => this.#receive(reply as HostReply))
    host.on('error', () => undefined)
    host.on('exit', () => this.#hostEnded())
    const { functions, logDirectory, memoryMb } = this.#options
    host.send({ kind: 'start', functions, logDirectory, memoryMb } satisfies HostRequest)
    return host
  }

  #send(request: HostRequest) {
    this.#host.send(request, (error) => {
      if (error && request.kind === 'invoke') this.#settle(request.id)?.reject(error)
    })
  }

  #receive(reply: HostReply) {
    if (reply.kind === 'say') this.#options.say(reply.line)
    else if (reply.kind === 'answer') this.#settle(reply.id)?.resolve(reply.result)
    else this.#settle(reply.id)?.reject(new FunctionFailure(reply.reason, reply.shape))
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #hostEnded() {
    const failure = crash('Runtime.OutOfMemory', 'All functions ended, and start anew')
    const names = new Set([...this.#waiting.values()].map(({ name }) => name))
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(failure)
    if (this.#stopping) return
    for (const name of names) this.#options.say(`${name} failed (crash): ${failure.message}`)
    this.#host = this.#startHost()
  }
}
