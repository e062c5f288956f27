import type { Figure } from '../measurements/figure.ts'
import { withCpu } from './cpu.ts'

/** One failed test, for the repetition of those that only waited too long. */
export interface Failure {
  readonly file: string
  readonly title: string
  readonly message: string
}

export interface Result {
  readonly passed: number
  readonly failed: number
  /** Shown in full when something failed. */
  readonly output: string
  /** Shown beside the name, also when the part passed. */
  readonly note?: string
  /** Every failure that the runner attributes to a file. */
  readonly failures?: readonly Failure[]
  /** What the part measured. */
  readonly figures?: readonly Figure[]
}

export interface Part {
  readonly name: string
  /** Parts that come first; when one of them fails, this one cannot pass. */
  readonly after?: readonly string[]
  /** Workers that it starts; 1 when missing. The schedule starts a part when so many are free. */
  readonly slots?: number
  /** CPU seconds that it should use at most; more is a finding, and not red. */
  readonly cpuBudget?: number
  readonly run: () => Promise<Result>
  /** Runs these test files again, alone. */
  readonly again?: (files: readonly string[]) => Promise<Result>
}

export interface Report extends Result {
  readonly name: string
  readonly seconds: number
  /** Of the commands that it ran; 0 when it ran none. */
  readonly cpuSeconds?: number
}

/** What throws at once rejects as well. */
const run = (part: Part): Promise<Result> =>
  new Promise((resolve) => {
    resolve(part.run())
  })

const attempt = async (part: Part): Promise<Report> => {
  const started = performance.now()
  const { result, cpuSeconds } = await withCpu(() =>
    run(part).catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })),
  )
  return { name: part.name, ...result, seconds: (performance.now() - started) / 1000, cpuSeconds }
}

const blocked = (part: Part, by: string): Report => ({
  name: part.name,
  seconds: 0,
  passed: 0,
  failed: 1,
  output: `Not run, because "${by}" failed.`,
})

/** Runs the parts in order, on `slots` slots, and continues after failures. */
export const runParts = async (
  parts: readonly Part[],
  slots: number,
  onReport: (report: Report) => void,
): Promise<readonly Report[]> => {
  const reports = new Map<string, Report>()
  const running = new Map<string, Promise<void>>()
  let free = slots
  const waiting = [...parts]
  const chosen = new Set(parts.map(({ name }) => name))

  const settle = (report: Report): void => {
    reports.set(report.name, report)
    running.delete(report.name)
    onReport(report)
  }
  const needs = ({ after = [] }: Part) => after.filter((name) => chosen.has(name))
  const sizeOf = (part: Part): number => Math.min(part.slots ?? 1, slots)
  const fits = (part: Part): boolean =>
    needs(part).every((name) => reports.has(name)) && sizeOf(part) <= free

  const start = (part: Part): void => {
    waiting.splice(waiting.indexOf(part), 1)
    const broken = needs(part).find((name) => (reports.get(name)?.failed ?? 0) > 0)
    if (broken !== undefined) settle(blocked(part, broken))
    else {
      free -= sizeOf(part)
      const work = attempt(part).then((report) => {
        free += sizeOf(part)
        settle(report)
      })
      running.set(part.name, work)
    }
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(fits)
    if (next) start(next)
    else await Promise.race(running.values())
  }
  return parts.flatMap(({ name }) => reports.get(name) ?? [])
}
