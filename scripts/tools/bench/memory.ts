import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { endOnSignals, onSignal } from '../../lifetime.ts'
import { startProcess, type LocalCloudProcess } from '../../local/testing/local-cloud-process.ts'
import { useRunFolder } from '../../run-folder.ts'
import { attackInVitest } from '../hostile/attack-in-vitest.ts'
import { reportFigures } from '../measurements/figure.ts'
import { table } from './markdown.ts'
import { callAll, getPaths, signIn, storm, walk, type Call } from './memory/calls.ts'
import { measureResident, withPeak } from './memory/resident.ts'

/** The news of the first day are written in the background. */
const SETTLE_MS = 30_000
const IDLE_MS = 120_000
const LONG_ENDPOINTS = 20
const LONG_CONNECTIONS = 8

/** What the README promises. */
const MAX_MB = { highest: 1900, rest: 1500 }

type Work = () => Promise<readonly Call[]>

const { values } = parseArgs({
  options: {
    hostile: { type: 'string', default: '2000' },
    /** Calls of the same 20 endpoints at the end, in four rows: they show a leak. */
    calls: { type: 'string', default: '0' },
  },
})
const hostileCalls = Number(values.hostile)
const longCalls = Number(values.calls)

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

const rowsOf = async (cloud: LocalCloudProcess, directory: string) => {
  const rows = [await rowOf(cloud, 'after the start, with news', rest(SETTLE_MS))]
  const add = async (name: string, work: Work) => {
    rows.push(await rowOf(cloud, name, work))
  }
  const site = await signIn(cloud.url)
  const paths = await getPaths(site)
  await add('walk through all screens', () => walk(site, paths))
  await add('the same walk again', () => walk(site, paths))
  await add('every GET 3 times by 8 callers', () => storm(site, paths))
  if (hostileCalls > 0) {
    await add('hostile calls', async () => {
      await attackInVitest({
        HOSTILE_CALLS: String(hostileCalls),
        HOSTILE_SEED: '11',
        HOSTILE_PARALLEL: '8',
        HOSTILE_CLOUD: directory,
      })
      return []
    })
  }
  await add(`${String(IDLE_MS / 1000)} s without a call`, rest(IDLE_MS))
  const few = paths.slice(0, LONG_ENDPOINTS)
  const quarter = Array.from({ length: longCalls / 4 }, (_, index) => few[index % few.length] ?? '')
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

useRunFolder()
endOnSignals()
const directory = mkdtempSync(join(tmpdir(), 'hoellenlaerm-memory-'))
const variables = { THROTTLES: UNLIMITED_THROTTLES }
const cloud = await startProcess(directory, variables, true)
onSignal(() => cloud.kill())
try {
  const load = loadavg()[0]?.toFixed(1) ?? ''
  const rows = await rowsOf(cloud, directory)
  console.log(`Load ${load} after the start. Memory is PSS of all processes of the local cloud.\n`)
  console.log(
    table(
      HEAD,
      rows.map(({ cells }) => cells),
    ),
  )
  const highest = Math.max(...rows.map(({ peak }) => peak))
  reportFigures([
    { name: 'memory: highest', value: highest, limit: MAX_MB.highest, unit: 'MB' },
    {
      name: 'memory: at rest',
      value: rows.at(-1)?.total ?? Infinity,
      limit: MAX_MB.rest,
      unit: 'MB',
    },
  ])
} finally {
  await cloud.kill()
  rmSync(directory, { recursive: true, force: true })
}
process.exit()
