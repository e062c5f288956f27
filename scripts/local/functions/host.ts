import { FunctionFailure } from './failure.ts'
import type { HostReply, HostRequest } from './host-protocol.ts'
import { FunctionLogs } from './logs.ts'
import { FunctionPool } from './pool.ts'

const EVICTION_MS = 60_000

const pools = new Map<string, FunctionPool>()

const reply = (message: HostReply) => {
  process.send?.(message)
}

const start = ({ functions, logDirectory }: Extract<HostRequest, { kind: 'start' }>) => {
  const logs = new FunctionLogs(logDirectory, (line) => reply({ kind: 'say', line }))
  for (const settings of functions) {
    const log = logs.of(settings.functionName)
    const pool = new FunctionPool({ ...settings, log, onFailure: logs.summarise })
    pools.set(settings.functionName, pool)
  }
  setInterval(() => {
    for (const pool of pools.values()) void pool.evictIdle()
  }, EVICTION_MS)
}

const invoke = async ({ id, name, event }: Extract<HostRequest, { kind: 'invoke' }>) => {
  try {
    const pool = pools.get(name)
    if (!pool) throw new Error(`There is no function ${name}`)
    reply({ kind: 'answer', id, result: await pool.invoke(event) })
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
  if (request.kind === 'start') start(request)
  else void invoke(request)
})
process.on('disconnect', () => process.exit())
// Signals reach the whole process group, but the local cloud ends its functions itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
