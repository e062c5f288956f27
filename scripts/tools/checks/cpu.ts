import { AsyncLocalStorage } from 'node:async_hooks'

interface Meter {
  seconds: number
}

const meters = new AsyncLocalStorage<Meter>()

/** Counts CPU seconds for the part that runs this code; outside of a part nothing happens. */
export const addCpu = (seconds: number): void => {
  const meter = meters.getStore()
  if (meter) meter.seconds += seconds
}

/** Runs a part, and tells the CPU seconds that its processes said they used. */
export const withCpu = async <T>(
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly cpuSeconds: number }> => {
  const meter: Meter = { seconds: 0 }
  const result = await meters.run(meter, run)
  return { result, cpuSeconds: meter.seconds }
}

const CLOCK = /(\d+)m(\d+(?:\.\d+)?)s/g

/** Seconds in the answer of the shell's `times`, of which the second line is about its children. */
export const childSeconds = (times: string): number => {
  const [, children = ''] = times.trim().split('\n')
  return [...children.matchAll(CLOCK)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
