import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 200
const KB_PER_MB = 1024
const ISOLATE = /isolate-process\.mjs\0(\{.*?\})\0/s

export const WORKERS = ['gather-clusters', 'read-source', 'write-article'] as const

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
 */
export class WorkerMemory {
  readonly #peaks = new Map<string, number>()
  readonly #workers = new Map<string, string>()
  readonly #timer: NodeJS.Timeout
  readonly #names: readonly string[]

  constructor(names: readonly string[] = WORKERS) {
    this.#names = names
    this.#timer = setInterval(() => {
      this.#sample()
    }, EVERY_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Megabytes by worker; a worker that never ran is missing. */
  get peaks(): ReadonlyMap<string, number> {
    return this.#peaks
  }

  #sample(): void {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const worker = this.#workers.get(pid) ?? workerOf(pid, this.#names)
      if (worker === undefined) continue
      this.#workers.set(pid, worker)
      const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(readOf(pid, 'status'))?.[1] ?? 0) / KB_PER_MB
      this.#peaks.set(worker, Math.max(peak, this.#peaks.get(worker) ?? 0))
    }
  }
}
