import { startDynamo } from '#testing/engines.ts'
import { createTable } from '#testing/table.ts'
import { defineBench, machine } from './bench.ts'
import { keepSection } from './document.ts'
import { setFunctionEnvironment, TABLE } from './environment.ts'
import { judged, table } from './markdown.ts'

/** Of people, posts, bands, concerts and articles each. */
const SIZE = 100_000
const REQUESTS = 100
const MAX_MS = 150
const MAX_READ = 12

const HEAD = ['typed', 'found', 'read units', 'p50 ms', 'p95 ms', 'p99 ms']

const share = (times: readonly number[], of: number): number =>
  times[Math.floor(times.length * of)] ?? 0

export const bench = defineBench({
  figures: { 'slowest p95': [MAX_MS, 'ms'], 'most read': [MAX_READ, 'units'] },
  measure: async ({ cleanup }) => {
    const where = machine()
    const engine = await startDynamo()
    cleanup.defer(() => engine.stop())
    setFunctionEnvironment(engine.endpoint)
    await createTable(engine.endpoint, TABLE)
    const { fillSearch, searchAll } = await import('./search-world.ts')
    const written = await fillSearch(SIZE)
    console.log(`${String(written)} entries written`)
    await searchAll(5)
    const searched = await searchAll(REQUESTS)
    const rows = searched.map(({ query, found, read, times }) => [
      `\`${query}\``,
      String(found),
      judged(read, MAX_READ, 1),
      share(times, 0.5).toFixed(1),
      judged(share(times, 0.95), MAX_MS, 1),
      share(times, 0.99).toFixed(1),
    ])
    keepSection(
      'Search',
      `Written by \`npm run bench:search\` on ${new Date().toISOString().slice(0, 10)}; ${where}.
The function and the engine, with ${SIZE.toLocaleString('en')} people, posts, bands, concerts and articles each: the ${written.toLocaleString('en')} entries in the partitions that the queries read, written directly. Each text is sent ${String(REQUESTS)} times, one request after the other; times are those of the whole function.

${table(HEAD, rows)}`,
    )
    return {
      'slowest p95': Math.max(...searched.map(({ times }) => share(times, 0.95))),
      'most read': Math.max(...searched.map(({ read }) => read)),
    }
  },
})
