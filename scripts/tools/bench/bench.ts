import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../checks/build.ts'
import { endOnSignals } from '../../lifetime.ts'
import { ROOT } from '../../root.ts'
import { useRunFolder } from '../../run-folder.ts'
import { functionStartTimes } from '../checks/function-sizes.ts'
import { measurePages } from '../checks/lighthouse.ts'
import { reportFigures } from '../measurements/figure.ts'
import { otherSections } from './kept-sections.ts'
import { measureLoads, type Loads } from './measure-load.ts'
import { withNote, withRowsOf } from './merged-rows.ts'
import { parsePart } from './part.ts'
import { machine, report } from './report.ts'
import { measureUnits } from './units.ts'

const SIZES = [1000, 100_000]

const { values } = parseArgs({ options: { only: { type: 'string' } } })

const step = async <T>(says: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  const result = await work()
  console.log(`${says}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

/** CPU of the requests that have a limit. */
const reportLoads = ({ load: loads }: Loads): void => {
  reportFigures(
    loads.flatMap(({ name, target, load }) =>
      target.cpuMs === undefined
        ? []
        : [{ name: `bench: ${name}`, value: load.cpuMs, limit: target.cpuMs, unit: 'ms' }],
    ),
  )
}

const measureAll = async (where: string): Promise<string> => {
  const loads = await step('CPU per request', () => measureLoads(only))
  reportLoads(loads)
  const units = []
  for (const posts of SIZES)
    units.push(
      await step(`Units with ${posts.toLocaleString('en')} posts`, () => measureUnits(posts, only)),
    )
  if (only !== undefined)
    return report({ loads, units, functions: [], pages: [] }, where, new Date())
  await step('Build', build)
  const functions = await step('Functions', functionStartTimes)
  const pages = await step('Pages', measurePages)
  return report({ loads, units, functions, pages }, where, new Date())
}

/** The whole document, or its rows of the measured part. */
const written = (before: string, text: string, where: string): string => {
  if (only === undefined) return [text.trim(), ...otherSections(before, text)].join('\n\n') + '\n'
  const date = new Date().toISOString().slice(0, 10)
  const note = `written by \`npm run bench -- --only=${only}\` on ${date}; ${where}.`
  return withNote(withRowsOf(before, text), `Rows of ${only}: `, note)
}

endOnSignals()
useRunFolder()
const only = parsePart(values.only)
const where = machine()
const text = await measureAll(where)
const file = join(ROOT, 'docs/benchmarks.md')
writeFileSync(file, written(readFileSync(file, 'utf8'), text, where))
console.log(`\n${text}\nWritten to docs/benchmarks.md.`)
process.exit()
