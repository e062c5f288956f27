import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'
import { processTree } from '#scripts/local/testing/process-tree.ts'

/** Megabytes of the parts of a local cloud. Shared pages are divided among the processes that share them. */
export interface Resident {
  readonly total: number
  readonly launcher: number
  readonly functions: number
  readonly engines: number
}

const SAMPLE_MS = 2000

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8')
  } catch {
    // The process ended meanwhile.
    return ''
  }
}

const megabytesOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024

const sum = (pids: readonly number[]): number =>
  pids.reduce((total, pid) => total + megabytesOf(pid), 0)

/** The memory of a local cloud by the process id of its launcher. Needs Linux. */
export const measureResident = (launcher: number): Resident => {
  const all = processTree(launcher)
  const host = all.find((pid) => read(pid, 'cmdline').includes('functions/host.ts'))
  const hosted = new Set(host === undefined ? [] : processTree(host))
  const parts = {
    launcher: megabytesOf(launcher),
    functions: sum(all.filter((pid) => hosted.has(pid))),
    engines: sum(all.filter((pid) => pid !== launcher && !hosted.has(pid))),
  }
  return { ...parts, total: parts.launcher + parts.functions + parts.engines }
}

/** Runs `work` and returns its result with the highest total of the samples. */
export const withPeak = async <T>(
  launcher: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly peak: number }> => {
  const controller = new AbortController()
  let peak = 0
  const sampling = (async () => {
    for await (const _ of setInterval(SAMPLE_MS, undefined, { signal: controller.signal }))
      peak = Math.max(peak, measureResident(launcher).total)
  })().catch(() => undefined)
  try {
    const result = await work()
    return { result, peak: Math.max(peak, measureResident(launcher).total) }
  } finally {
    controller.abort()
    await sampling
  }
}
