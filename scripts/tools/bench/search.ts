import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDynamo } from '#testing/engines.ts'
import { createTable } from '#testing/table.ts'
import { endOnSignals } from '../../lifetime.ts'
import { ROOT } from '../../root.ts'
import { useRunFolder } from '../../run-folder.ts'
import { reportFigures } from '../measurements/figure.ts'
import { setFunctionEnvironment, TABLE } from './environment.ts'
import { replaceSection } from './kept-sections.ts'
import { judged, table } from './markdown.ts'

/** Of people, posts, bands, concerts and articles each. */
const SIZE = 100_000
const REQUESTS = 100
const MAX_MS = 150
const MAX_READ = 12

const HEAD = ['typed', 'found', 'read units', 'p50 ms', 'p95 ms', 'p99 ms']

endOnSignals()
useRunFolder()
const engine = await startDynamo()
setFunctionEnvironment(engine.endpoint)
await createTable(engine.endpoint, TABLE)
// Functions read their environment when they are imported.
const { machine } = await import('./report.ts')
const { fillSearch, searchAll } = await import('./search-world.ts')
const where = machine()
const written = await fillSearch(SIZE)
console.log(`${String(written)} entries written`)
await searchAll(5)
const searched = await searchAll(REQUESTS)

const share = (times: readonly number[], of: number): number =>
  times[Math.floor(times.length * of)] ?? 0

const rows = searched.map(({ query, found, read, times }) => [
  `\`${query}\``,
  String(found),
  judged(read, MAX_READ, 1),
  share(times, 0.5).toFixed(1),
  judged(share(times, 0.95), MAX_MS, 1),
  share(times, 0.99).toFixed(1),
])

const text = [
  `Written by \`npm run bench:search\` on ${new Date().toISOString().slice(0, 10)}; ${where}.`,
  `The function and the engine, with ${SIZE.toLocaleString('en')} people, posts, bands, concerts and articles each: the ${written.toLocaleString('en')} entries in the partitions that the queries read, written directly. Each text is sent ${String(REQUESTS)} times, one request after the other; times are those of the whole function.`,
  '',
  table(HEAD, rows),
].join('\n')

const file = join(ROOT, 'docs/benchmarks.md')
writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'Search', text))
console.log(text)
const slowest = Math.max(...searched.map(({ times }) => share(times, 0.95)))
const most = Math.max(...searched.map(({ read }) => read))
reportFigures([
  { name: 'search: slowest p95', value: slowest, limit: MAX_MS, unit: 'ms' },
  { name: 'search: most read', value: most, limit: MAX_READ, unit: 'units' },
])
await engine.stop()
process.exit()
