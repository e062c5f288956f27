import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from '../../root.ts'
import { command } from './command.ts'
import { keepPassed, readKeys, withoutPassed } from './passed-tests.ts'
import type { Figure } from '../measurements/figure.ts'
import type { Failure, Result } from './schedule.ts'

/** What a test kept with `expectFigure`. */
const Measured = z.object({ value: z.number(), limit: z.number(), unit: z.string() })

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
          meta: z.nullish(z.object({ figures: z.optional(z.array(Measured)) })),
        }),
      ),
    }),
  ),
})

const Spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) }),
      ),
    }),
  ),
})

const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite))
  },
})

const PlaywrightReport = z.object({
  suites: z.array(Suite),
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
  readonly failures: readonly Failure[]
  readonly figures?: readonly Figure[]
  /** Paths from the root. */
  readonly passedFiles?: readonly string[]
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
    return { passed: 0, failed: 1, skipped: 0, failures: [] }
  }
}

/** A file that does not load has no failed test; then the exit code counts as one. */
const toResult = (counts: Counts, code: number, output: string): Result => ({
  passed: counts.passed,
  failed: code === 0 ? counts.failed : Math.max(counts.failed, 1),
  output,
  note: `${counts.passed} tests${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
  failures: counts.failures,
  ...(counts.figures && { figures: counts.figures }),
})

type VitestFile = z.infer<typeof VitestReport>['testResults'][number]

/** A failed hook has a message of its file, and perhaps no failed test. */
const failuresIn = ({ name: file, status, message, assertionResults }: VitestFile): Failure[] => {
  const failed = assertionResults
    .filter((one) => one.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: (failureMessages ?? []).join('\n'),
    }))
  if (failed.length > 0 || status !== 'failed') return failed
  return [{ file, title: 'the file', message }]
}

const figuresOf = ({ name: file, assertionResults }: VitestFile): readonly Figure[] =>
  assertionResults.flatMap(({ fullName, meta }) =>
    (meta?.figures ?? []).map((figure) => ({
      ...figure,
      name: `${relative(ROOT, file)}: ${fullName}`,
    })),
  )

const vitestCounts = (json: unknown): Counts => {
  const report = VitestReport.parse(json)
  const failures = report.testResults.flatMap(failuresIn)
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
    failures,
    figures: report.testResults.flatMap(figuresOf),
    passedFiles: report.testResults
      .filter(({ status }) => status === 'passed')
      .map(({ name }) => relative(ROOT, name)),
  }
}

const PASSED_BEFORE: Result = {
  passed: 0,
  failed: 0,
  output: '',
  note: 'all of its files passed before',
}

interface Choice {
  /** Which tagged tests run; the gate leaves out measurements. */
  readonly tags?: string
  /** All files of the project when missing. */
  readonly files?: readonly string[]
  readonly extra?: Readonly<Record<string, string>>
  /** Leaves out the files that passed on this machine with the code that they have. */
  readonly onlyNew?: boolean
}

const GATE = '!measure'

const TestFiles = z.array(z.object({ file: z.string(), projectName: z.string() }))

const listTests = (): Promise<z.infer<typeof TestFiles>> =>
  reportFile(async (path) => {
    const { output } = await command('vitest', ['list', '--filesOnly', `--json=${path}`])
    if (!existsSync(path)) throw new Error(output)
    return TestFiles.parse(JSON.parse(readFileSync(path, 'utf8')))
  })

let allTests: ReturnType<typeof listTests> | undefined

/** @param project a name that may end with a star */
const newFilesOf = async (project: string): Promise<readonly string[]> => {
  const tests = await (allTests ??= listTests())
  return withoutPassed(
    readKeys(),
    tests
      .filter(({ projectName }) => matchesGlob(projectName, project))
      .map(({ file }) => relative(ROOT, file)),
  )
}

/** @param project several, when separated by commas */
export const vitest = (
  project: string,
  { tags = GATE, files = [], extra, onlyNew = false }: Choice = {},
): Promise<Result> =>
  reportFile(async (path): Promise<Result> => {
    const keys = readKeys()
    const chosen = onlyNew ? await newFilesOf(project) : files
    if (onlyNew && chosen.length === 0) return PASSED_BEFORE
    const { code, output } = await command(
      'vitest',
      [
        'run',
        ...chosen,
        ...project.split(',').flatMap((name) => ['--project', name]),
        `--tagsFilter=${tags}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${path}`,
      ],
      extra,
    )
    const counts = readReport(path, vitestCounts)
    if (tags === GATE && extra === undefined) keepPassed(keys, counts.passedFiles ?? [])
    return toResult(counts, code, output)
  })

const specsIn = (suites: readonly z.infer<typeof Suite>[]): readonly z.infer<typeof Spec>[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])])

const journeyCounts = (json: unknown): Counts => {
  const { stats, suites } = PlaywrightReport.parse(json)
  const failures = specsIn(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        file,
        title,
        message: results
          .flatMap(({ errors }) => errors)
          .map(({ message }) => message)
          .join('\n'),
      })),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures,
  }
}

/** The whole set, or the journeys of the gate, which are tagged `@core`. */
export type Journeys = 'all' | 'core'

/** The core runs at one size where the size is not the subject. Titles begin with project and file. */
const CORE = '^(?!phone .*\\.every\\.spec\\.ts ).*@core'

/** Files that are run again get one worker, and keep the pictures of the first run. */
export const playwright = (which: Journeys, files: readonly string[] = []): Promise<Result> =>
  reportFile(async (path): Promise<Result> => {
    const args = [
      ...files.map((file) => `frontend/e2e/${file}`),
      ...(which === 'core' ? ['--grep', CORE] : []),
      ...(files.length > 0 ? ['--workers', '1', '--output', 'test-results/again'] : []),
    ]
    const { code, output } = await command(
      'playwright',
      ['test', ...args, '--reporter=list,json'],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: path,
        // Playwright passes this variable to its workers; with both set, each worker prints a warning.
        NO_COLOR: undefined,
        FORCE_COLOR: '0',
      },
    )
    return toResult(readReport(path, journeyCounts), code, output)
  })
