import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { endOnSignals } from '../../lifetime.ts'
import { useRunFolder } from '../../run-folder.ts'
import { partsFor } from './parts.ts'
import { runParts, type Part, type Report } from './schedule.ts'

/** `npm test` runs all; `npm run verify` all but the browser; `npm test -- oxlint types` runs these two. */
const { values, positionals } = parseArgs({
  options: { fast: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const chosen = (): readonly Part[] => {
  const parts = partsFor(values.fast, positionals)
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

const announce = (report: Report): void => {
  console.log(line(report))
  if (report.failed > 0) console.log(`\n${report.output.trim().replace(/^/gm, '    ')}\n`)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

endOnSignals()
useRunFolder()
const parts = chosen()
console.log(`Checking: ${parts.map(({ name }) => name).join(', ')}\n`)

const started = performance.now()
const reports = await runParts(parts, Math.max(2, availableParallelism()), announce)

const broken = reports.filter(({ failed }) => failed > 0)
console.log(`\n${reports.length} parts in ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(
  `${sum(reports.map(({ passed }) => passed))} passed, ${sum(reports.map(({ failed }) => failed))} failed`,
)
process.exitCode = broken.length > 0 ? 1 : 0
