import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../checks/build.ts'
import { endOnSignals } from '../../lifetime.ts'
import { ROOT } from '../../root.ts'
import { useRunFolder } from '../../run-folder.ts'
import { functionSizes } from '../checks/function-sizes.ts'
import { measurePages } from '../checks/lighthouse.ts'
import { otherSections } from './kept-sections.ts'
import { measureLoads } from './measure-load.ts'
import { machine, report } from './report.ts'
import { measureUnits } from './units.ts'

const SIZES = [1000, 100_000]

const step = async <T>(says: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  const result = await work()
  console.log(`${says}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

endOnSignals()
useRunFolder()
const where = machine()
const loads = await step('CPU per request', measureLoads)
const units = []
for (const posts of SIZES)
  units.push(
    await step(`Units with ${posts.toLocaleString('en')} posts`, () => measureUnits(posts)),
  )
const functions = await step('Functions', functionSizes)
await step('Build', build)
const pages = await step('Pages', measurePages)

const text = report({ loads, units, functions, pages }, where, new Date())
const file = join(ROOT, 'docs/benchmarks.md')
const kept = otherSections(readFileSync(file, 'utf8'), text)
writeFileSync(file, [text.trim(), ...kept].join('\n\n') + '\n')
console.log(`\n${text}\nWritten to docs/benchmarks.md.`)
process.exit(0)
