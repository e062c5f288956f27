/** How often each work runs. The fastest run is the one that a busy machine slows least. */
const RUNS = 3

/** Below this, the resolution of the clock decides the result. */
const MIN_MS = 0.5

const cpuMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** CPU milliseconds of `work` in this process: the least of three runs, and at least half a millisecond. */
export const leastCpuMs = async (work: () => unknown): Promise<number> => {
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await cpuMs(work))
  return Math.max(MIN_MS, Math.min(...runs))
}

/** The measure of everything that is timed: the same work on every machine, about 50 ms of CPU on a quiet one. */
export const plainWork = (): number => {
  const text = 'Kvelgard, Aschegrab; '.repeat(100_000)
  return text.split(/[,;]/).map((part) => part.trim().toUpperCase()).length
}
