import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../checks/build.ts'
import { ROOT } from '../../root.ts'
import { functionSizes } from '../checks/function-sizes.ts'
import { measurePages } from '../checks/lighthouse.ts'
import { machine, report } from './report.ts'
import { runMeasure } from './run-measure.ts'

const SIZES = [1000, 100_000]

const step = async <T>(says: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  const result = await work()
  console.log(`${says}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

const where = machine()
const load = await step('CPU per request', () => runMeasure({ posts: 1000 }))
const units = []
for (const posts of SIZES) {
  units.push(
    await step(`Units with ${posts.toLocaleString('en')} posts`, () =>
      runMeasure({ posts, units: true }),
    ),
  )
}
const functions = await step('Functions', functionSizes)
await step('Build', build)
const pages = await step('Pages', measurePages)

const text = report({ load, units, functions, pages }, where, new Date())
const file = join(ROOT, 'docs/benchmarks.md')
// Keeps the section that `bench:news` wrote.
const news = /^## News run$[\s\S]*/m.exec(readFileSync(file, 'utf8'))?.[0] ?? ''
writeFileSync(file, `${text.trimEnd()}\n${news && `\n${news}`}`)
console.log(`\n${text}\nWritten to docs/benchmarks.md.`)
process.exit(0)
