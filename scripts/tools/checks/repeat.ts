import type { Failure, Part, Report } from './schedule.ts'

const MAX_REPETITIONS = 2

/** Messages of runners, libraries and our own engines when something did not come in time. */
const WAITED =
  /timed out|time-out|timeout|unable to find|nothing was found|nothing was loaded|element\(s\) not found|waiting for|\b503\b|ECONNRESET|ECONNREFUSED/i

/** Whether a test failed by waiting; any other failure is a wrong value. */
export const waited = ({ message }: Failure): boolean => WAITED.test(message)

export interface Flaky extends Failure {
  readonly part: string
}

export interface Repeated {
  readonly report: Report
  /** What failed by waiting and passed when its file ran alone. */
  readonly flaky: readonly Flaky[]
}

/** A report can only be mended when each of its failures is known and waited. */
const mayRepeat = ({ failed, failures = [] }: Report): boolean =>
  failed > 0 && failures.length === failed && failures.every(waited)

/** Runs the files of failures that waited again, alone, at most twice. A wrong value stays red at once. */
export const repeatWaits = async (part: Part, first: Report): Promise<Repeated> => {
  let last = first
  const flaky: Flaky[] = []
  for (let count = 0; count < MAX_REPETITIONS && part.again && mayRepeat(last); count += 1) {
    const failures = last.failures ?? []
    const again = await part.again([...new Set(failures.map(({ file }) => file))])
    if (again.failed === 0)
      flaky.push(...(first.failures ?? []).map((one) => ({ ...one, part: part.name })))
    last = { ...first, failed: again.failed, output: again.output, failures: again.failures ?? [] }
  }
  return { report: { ...last, passed: first.passed + flaky.length }, flaky }
}
