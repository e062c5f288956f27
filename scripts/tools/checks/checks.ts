import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { execFileSync } from 'node:child_process'
import { leastCpuMs, plainWork } from '#testing/plain-work.ts'
import { environment } from '../../env.ts'
import { endOnSignals } from '../../lifetime.ts'
import { ROOT } from '../../root.ts'
import { useRunFolder } from '../../run-folder.ts'
import type { Figure } from '../measurements/figure.ts'
import { entryFor, findingOf, readTrend, writeTrend } from '../measurements/trend.ts'
import { addFlaky, FLAKY_LIST } from './flaky-list.ts'
import { partsFor, type Extent } from './parts.ts'
import { repeatWaits, type Flaky } from './repeat.ts'
import { runParts, type Part, type Report } from './schedule.ts'

/** `npm test` runs the gate; `npm run verify` all of it but the browser; `npm run test:full` also what measures. `npm test -- oxlint types` runs these two. */
const { values, positionals } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const extent = (): Extent => {
  if (values.fast) return 'fast'
  return values.full ? 'full' : 'gate'
}

const chosen = (): readonly Part[] => {
  const parts = partsFor(extent(), positionals)
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`No part is called ${unknown.join(', ')}.`)
    console.error(`There are: ${parts.map(({ name }) => name).join(', ')}.`)
    process.exit(2)
  }
  return positionals.length === 0 ? parts : parts.filter(({ name }) => positionals.includes(name))
}

const line = ({ name, failed, seconds, note }: Report): string =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(17)} ${seconds.toFixed(1).padStart(6)} s  ${note ?? ''}`

const seconds = (value: number): string => value.toFixed(0).padStart(5)

/** CPU seconds stay the same when neighbours slow the machine; the seconds of the wall do not. */
const cpuLine = ({ name, cpuBudget }: Part, { cpuSeconds = 0 }: Report): string => {
  const budget = cpuBudget === undefined ? '' : ` of ${seconds(cpuBudget)}`
  const finding = cpuSeconds > (cpuBudget ?? Infinity) ? '  finding: over its budget' : ''
  return `${name.padEnd(17)} ${seconds(cpuSeconds)}${budget} CPU s${finding}`
}

const printCpu = (reports: readonly Report[]): void => {
  console.log('')
  for (const part of parts) {
    const report = reports.find(({ name }) => name === part.name)
    if (report && (report.cpuSeconds ?? 0) > 0) console.log(cpuLine(part, report))
  }
  console.log(`together ${seconds(sum(reports.map(({ cpuSeconds = 0 }) => cpuSeconds)))} CPU s`)
}

const announce = (report: Report): void => {
  console.log(line(report))
  if (report.failed > 0) console.log(`\n${report.output.trim().replace(/^/gm, '    ')}\n`)
}

/** More of them in one run say that the machine or the gate is not to be trusted. */
const MAX_FLAKY = 5

const FIRST_ERROR_CHARACTERS = 300

const describeFlaky = ({ part, file, title, message }: Flaky): string =>
  `flaky: ${part} › ${file} › ${title}\n    ${message.trim().slice(0, FIRST_ERROR_CHARACTERS)}`

/** After all parts, so that nothing else runs beside the repetitions. */
const repeatAll = async (reports: readonly Report[]): Promise<readonly Report[]> => {
  const settled: Report[] = []
  const flaky: Flaky[] = []
  for (const report of reports) {
    const part = parts.find(({ name }) => name === report.name)
    const repeated = part && (await repeatWaits(part, report))
    settled.push(repeated?.report ?? report)
    flaky.push(...(repeated?.flaky ?? []))
  }
  for (const one of flaky) console.log(describeFlaky(one))
  if (!environment.isCi) addFlaky(join(ROOT, FLAKY_LIST), ROOT, flaky, new Date())
  if (flaky.length <= MAX_FLAKY) return settled
  const output = `${flaky.length} tests passed only when they were repeated.`
  console.log(output)
  return [...settled, { name: 'flaky tests', seconds: 0, passed: 0, failed: 1, output }]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const TREND = 'docs/measurements.tsv'

const commitHere = (): string =>
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

/** Prints figures that are above their limit or higher than usual, and adds all of them to the tracked file. */
const keepFigures = async (figures: readonly Figure[]): Promise<void> => {
  if (figures.length === 0) return
  const file = join(ROOT, TREND)
  const trend = readTrend(file)
  const run = {
    date: new Date().toISOString().slice(0, 10),
    commit: commitHere(),
    plainSeconds: (await leastCpuMs(plainWork)) / 1000,
  }
  const measured = figures.map((figure) => ({ figure, entry: entryFor(figure, run) }))
  console.log(`\n${String(figures.length)} figures, kept in ${TREND}`)
  for (const { figure, entry } of measured) {
    const finding = findingOf(figure, entry, trend)
    if (finding !== undefined) console.log(`finding: ${finding}`)
  }
  writeTrend(file, [...trend, ...measured.map(({ entry }) => entry)])
}

/** Twice as many as cores, because tests wait for engines and browsers a quarter to half of their time. */
const SLOTS = 2 * Math.max(2, availableParallelism())

endOnSignals()
useRunFolder()
const parts = chosen()
console.log(`Checking: ${parts.map(({ name }) => name).join(', ')}\n`)

const started = performance.now()
const reports = await repeatAll(await runParts(parts, SLOTS, announce))

printCpu(reports)
await keepFigures(reports.flatMap(({ figures = [] }) => figures))

const broken = reports.filter(({ failed }) => failed > 0)
console.log(`\n${reports.length} parts in ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(
  `${sum(reports.map(({ passed }) => passed))} passed, ${sum(reports.map(({ failed }) => failed))} failed`,
)
process.exitCode = broken.length > 0 ? 1 : 0
