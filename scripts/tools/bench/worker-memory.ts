import { readdirSync, readFileSync } from 'node:fs'
import type { Run } from './bench.ts'

const EVERY_MS = 200
const KB_PER_MB = 1024
const ISOLATE = /isolate-process\.mjs\0(\{.*?\})\0/s

const readOf = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

const parentOf = (pid: string): string => /^PPid:\s+(\d+)$/m.exec(readOf(pid, 'status'))?.[1] ?? ''

/** Which of the workers a process runs, as a grandchild of this one; undefined for every other process. */
const workerOf = (pid: string, workers: readonly string[]): string | undefined => {
  const data = ISOLATE.exec(readOf(pid, 'cmdline'))?.[1]
  if (data === undefined || parentOf(parentOf(pid)) !== String(process.pid)) return undefined
  return workers.find((name) => data.includes(`${name}"`))
}

/**
 * Follows the peaks of the processes that the local cloud started for workers. The kernel keeps the peak of a process
 * (`VmHWM`, with the pages that it shares with others), so that only what happens in its last 200 ms is missed.
 * @returns megabytes by worker; infinite for one that never ran
 */
export const followWorkers = (
  { cleanup }: Pick<Run<never>, 'cleanup'>,
  names: readonly string[],
): ((name: string) => number) => {
  const peaks = new Map<string, number>()
  const workers = new Map<string, string>()
  const sample = (): void => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const worker = workers.get(pid) ?? workerOf(pid, names)
      if (worker === undefined) continue
      workers.set(pid, worker)
      const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(readOf(pid, 'status'))?.[1] ?? 0) / KB_PER_MB
      peaks.set(worker, Math.max(peak, peaks.get(worker) ?? 0))
    }
  }
  const timer = setInterval(sample, EVERY_MS)
  cleanup.defer(() => clearInterval(timer))
  return (name) => peaks.get(name) ?? Infinity
}
