import { readFileSync, writeFileSync } from 'node:fs'
import { build } from '../checks/command.ts'
import { functionStartTimes } from '../checks/function-sizes.ts'
import { measurePages } from '../checks/lighthouse.ts'
import { reportFigures } from '../measurements/figure.ts'
import { defineBench, machine } from './bench.ts'
import { DOCUMENT, otherSections, withNote, withRowsOf } from './document.ts'
import { measureLoads, type Loads } from './measure-load.ts'
import { parsePart, type Part } from './scenario.ts'
import { report } from './report.ts'
import { measureUnits } from './units.ts'

const SIZES = [1000, 100_000]

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

const measureAll = async (where: string, only: Part | undefined): Promise<string> => {
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
const written = (text: string, where: string, only: Part | undefined): string => {
  const before = readFileSync(DOCUMENT, 'utf8')
  if (only === undefined) return [text.trim(), ...otherSections(before, text)].join('\n\n') + '\n'
  const date = new Date().toISOString().slice(0, 10)
  const note = `written by \`npm run bench -- --only=${only}\` on ${date}; ${where}.`
  return withNote(withRowsOf(before, text), `Rows of ${only}: `, note)
}

/** Its figures are those of the requests that have a limit. */
export const bench = defineBench({
  options: { only: '' },
  measure: async ({ options }) => {
    const only = parsePart(options.only)
    const where = machine()
    const text = await measureAll(where, only)
    writeFileSync(DOCUMENT, written(text, where, only))
    console.log(`\n${text}\nWritten to docs/benchmarks.md.`)
    return {}
  },
})
