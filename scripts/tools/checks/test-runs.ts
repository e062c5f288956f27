import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { command } from './command.ts'
import type { Result } from './schedule.ts'

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
})

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const reportFile = <T>(use: (path: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  return use(join(folder, 'report.json')).finally(() => {
    rmSync(folder, { recursive: true, force: true })
  })
}

const readReport = (path: string, parse: (json: unknown) => Counts): Counts => {
  try {
    return parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** A file that does not load has no failed test; then the exit code counts as one. */
const toResult = ({ passed, failed, skipped }: Counts, code: number, output: string): Result => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  output,
  note: `${passed} tests${skipped > 0 ? `, ${skipped} skipped` : ''}`,
})

export const vitest = (project: string, extra: Readonly<Record<string, string>> = {}) =>
  reportFile(async (path): Promise<Result> => {
    const { code, output } = await command(
      'vitest',
      [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${path}`,
      ],
      extra,
    )
    const counts = readReport(path, (json) => {
      const report = VitestReport.parse(json)
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
      }
    })
    return toResult(counts, code, output)
  })

/** A test that passes only at the second attempt counts as failed. */
export const playwright = (): Promise<Result> =>
  reportFile(async (path): Promise<Result> => {
    const { code, output } = await command('playwright', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      // Playwright passes this variable to its workers; with both set, each worker prints a warning.
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
    })
    const counts = readReport(path, (json) => {
      const { stats } = PlaywrightReport.parse(json)
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      }
    })
    return toResult(counts, code, output)
  })
