import { setTimeout as sleep } from 'node:timers/promises'
import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { onSignal } from '../../lifetime.ts'
import { startProcess, type LocalCloudProcess } from '../../local/testing/local-cloud-process.ts'
import { attackInVitest } from '../hostile/hostile.ts'
import { defineBench, type Run } from './bench.ts'
import { table } from './markdown.ts'
import { callAll, getPaths, signIn, storm, walk, type Call } from './memory/calls.ts'
import { measureResident, withPeak } from './memory/resident.ts'

/** The news of the first day are written in the background. */
const SETTLE_MS = 30_000
const IDLE_MS = 120_000
const LONG_ENDPOINTS = 20
const LONG_CONNECTIONS = 8

type Work = () => Promise<readonly Call[]>

const OPTIONS = {
  hostile: 2000,
  /** Calls of the same 20 endpoints at the end, in four rows: they show a leak. */
  calls: 0,
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)

interface Row {
  readonly cells: readonly string[]
  /** Megabytes. */
  readonly peak: number
  readonly total: number
}

const rowOf = async ({ pid }: LocalCloudProcess, name: string, work: Work): Promise<Row> => {
  const startedAt = performance.now()
  const { result, peak } = await withPeak(pid, work)
  const seconds = (performance.now() - startedAt) / 1000
  const { total, launcher, functions, engines } = measureResident(pid)
  const times = result.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const failed = result.filter(({ status }) => status === 0 || status >= 500).length
  const latencies =
    times.length === 0 ? ['', '', ''] : [at(times, 0.5), at(times, 0.95), `${failed}`]
  const row = [
    name,
    ...[peak, total, launcher, functions, engines].map((megabytes) => megabytes.toFixed(0)),
    String(times.length),
    ...latencies,
    seconds.toFixed(0),
  ]
  console.error(row.join('  '))
  return { cells: row, peak, total }
}

const rest =
  (ms: number): Work =>
  async () => {
    await sleep(ms)
    return []
  }

const rowsOf = async (cloud: LocalCloudProcess, { options, directory }: Run<typeof OPTIONS>) => {
  const rows = [await rowOf(cloud, 'after the start, with news', rest(SETTLE_MS))]
  const add = async (name: string, work: Work) => {
    rows.push(await rowOf(cloud, name, work))
  }
  const site = await signIn(cloud.url)
  const paths = await getPaths(site)
  await add('walk through all screens', () => walk(site, paths))
  await add('the same walk again', () => walk(site, paths))
  await add('every GET 3 times by 8 callers', () => storm(site, paths))
  await add('hostile calls', async () => {
    await attackInVitest({ calls: options.hostile, seed: 11, parallel: 8 }, directory)
    return []
  })
  await add(`${String(IDLE_MS / 1000)} s without a call`, rest(IDLE_MS))
  const few = paths.slice(0, LONG_ENDPOINTS)
  const quarter = Array.from(
    { length: options.calls / 4 },
    (_, index) => few[index % few.length] ?? '',
  )
  for (let done = 1; done <= 4 && quarter.length > 0; done++)
    await add(`${String(done * quarter.length)} calls of ${String(few.length)} endpoints`, () =>
      callAll(site, quarter, LONG_CONNECTIONS),
    )
  return rows
}

const HEAD = [
  'phase',
  'highest MB',
  'MB after',
  'launcher',
  'functions',
  'engines',
  'calls',
  'p50 ms',
  'p95 ms',
  'failed',
  's',
]

export const bench = defineBench({
  options: OPTIONS,
  figures: {
    // What the README promises.
    highest: [1900, 'MB'],
    'at rest': [1500, 'MB'],
  },
  measure: async (run) => {
    const cloud = await startProcess(run.directory, { THROTTLES: UNLIMITED_THROTTLES }, true)
    run.cleanup.defer(() => cloud.kill())
    onSignal(() => cloud.kill())
    const rows = await rowsOf(cloud, run)
    const cells = rows.map((row) => row.cells)
    console.log(`Memory is PSS of all processes of the local cloud.\n\n${table(HEAD, cells)}`)
    return {
      highest: Math.max(...rows.map(({ peak }) => peak)),
      'at rest': rows.at(-1)?.total ?? Infinity,
    }
  },
})
