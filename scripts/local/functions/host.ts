import { oncePerEpisode } from './episode.ts'
import { FunctionFailure } from './failure.ts'
import type { HostReply, HostRequest } from './host-protocol.ts'
import { IsolatePool, type FunctionOptions } from './pool.ts'
import { ProcessMemory } from './process-memory.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { logFile } from './log-file.ts'

/** One log file per function; failures are also named on the console. */
class FunctionLogs {
  readonly #directory: string
  readonly #say: (line: string) => void
  readonly #streams = new Map<string, Writable>()

  constructor(directory: string, say: (line: string) => void) {
    mkdirSync(directory, { recursive: true })
    this.#directory = directory
    this.#say = say
  }

  of(functionName: string): Writable {
    const known = this.#streams.get(functionName)
    if (known) return known
    const stream = logFile(this.#file(functionName))
    this.#streams.set(functionName, stream)
    return stream
  }

  summarise = (functionName: string, requestId: string, failure: FunctionFailure): void => {
    this.#say(
      `${functionName} failed (${failure.reason}): ${failure.message} [${requestId}, see ${this.#file(functionName)}]`,
    )
  }

  #file(functionName: string) {
    return join(this.#directory, `${functionName}.log`)
  }
}

const TIDY_MS = 5000
/** The cap is named again when it takes effect after this time without effect. */
const QUIET_MS = 60_000
const MB = 1024 * 1024

interface Running {
  readonly pool: IsolatePool
  readonly functions: ReadonlyMap<string, FunctionOptions>
}

let running: Running | undefined

const reply = (message: HostReply) => process.send?.(message)

const say = (line: string) => reply({ kind: 'say', line })

const start = async ({
  functions,
  logDirectory,
  memoryMb,
}: Extract<HostRequest, { kind: 'start' }>) => {
  const logs = new FunctionLogs(logDirectory, say)
  const memory = new ProcessMemory()
  const pool = new IsolatePool({
    memory: {
      capBytes: memoryMb * MB,
      of: (pid) => memory.of(pid),
      outside: () => memory.ofTree(process.ppid, process.pid) + memory.of(process.pid),
    },
    onFull: oncePerEpisode(() => say(fullNotice(memoryMb)), QUIET_MS),
    onFailure: logs.summarise,
  })
  running = {
    pool,
    functions: new Map(
      functions.map((settings) => [
        settings.functionName,
        {
          ...settings,
          log: logs.of(settings.functionName),
          memoryOf: (pid) => memory.now(pid),
        },
      ]),
    ),
  }
  await memory.refresh()
  setInterval(() => {
    void memory.refresh().then(() => pool.tidy())
  }, TIDY_MS)
}

const fullNotice = (memoryMb: number): string =>
  `The local cloud uses its ${String(memoryMb)} MB, so functions that were not called for a while end; ` +
  `the next call starts them again. LOCAL_MEMORY_MB=${String(2 * memoryMb)} npm start lets it use more.`

const invoke = async (request: Extract<HostRequest, { kind: 'invoke' }>) => {
  const { id, name, event, maxWaitMs } = request
  try {
    const options = running?.functions.get(name)
    if (!running || !options) throw new Error(`There is no function ${name}`)
    reply({ kind: 'answer', id, result: await running.pool.invoke(options, event, maxWaitMs) })
  } catch (error) {
    const failure =
      error instanceof FunctionFailure
        ? error
        : new FunctionFailure('crash', {
            errorType: 'Runtime.Unknown',
            errorMessage: String(error),
            trace: [],
          })
    reply({ kind: 'failure', id, reason: failure.reason, shape: failure.shape })
  }
}

process.on('message', (request: HostRequest) => {
  if (request.kind === 'start') void start(request)
  else void invoke(request)
})
process.on('disconnect', () => process.exit())
// An isolate that is busy with a loop would not notice that this process has ended.
process.on('exit', () => running?.pool.kill())
// Signals reach the whole process group, but the local cloud ends its functions itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
