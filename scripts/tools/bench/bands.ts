import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stages } from '#infra/stages.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'
import { freePort } from '#testing/free-port.ts'
import { endOnSignals } from '../../lifetime.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { environment } from '../../env.ts'
import { localTable } from '../operator/members-table.ts'
import { bandLines } from './band-names.ts'

const { values } = parseArgs({ options: { bands: { type: 'string', default: '92000' } } })
const count = Number(values.bands)
const SECOND_MS = 1000
const SAMPLES = 25

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / SECOND_MS
}

/** What the pages of the list and of a band read in this table, and how long the first takes here. */
const measurePages = async (): Promise<string[]> => {
  const { readBands } = await import('#functions/bands/lists/band-list.repository.ts')
  const { readBandFor } = await import('#functions/band-entries/band-detail.repository.ts')
  const { unitsOf } = await import('#testing/units.ts')
  const searches = [
    {},
    { genre: 'Black Metal' },
    { country: 'Deutschland' },
    { genre: 'Black Metal', country: 'Deutschland' },
    { genre: 'Metal' },
    { search: 'the' },
    { search: 'w' },
    { search: 'motoer' },
    { search: 'the', genre: 'Death Metal', country: 'Polen' },
  ]
  const lines: string[] = []
  const first = (await readBands({}, undefined, 1)).bands[0]?.id ?? ''
  for (const filter of searches)
    for (const limit of [20, 100]) {
      const units = await unitsOf(() => readBands(filter, undefined, limit))
      const { bands } = await readBands(filter, undefined, limit)
      const times: number[] = []
      for (let sample = 0; sample < SAMPLES; sample++)
        times.push(await secondsOf(() => readBands(filter, undefined, limit)))
      const median = times.toSorted((a, b) => a - b)[Math.floor(SAMPLES / 2)] ?? 0
      lines.push(
        `${JSON.stringify(filter)} of ${limit}: ${bands.length} bands, ${units.read} read, ` +
          `${units.calls} calls, ${(median * SECOND_MS).toFixed(1)} ms`,
      )
    }
  const { read } = await unitsOf(() => readBandFor('0'.repeat(26), first))
  return [...lines, `detail: ${read} read`]
}

endOnSignals()
useRunFolder()
const directory = mkdtempSync(join(tmpdir(), 'hoellenlaerm-bands-'))
const cloud = await startLocalCloud({ port: await freePort(), dir: directory, seed: false })
try {
  Object.assign(environment.all, {
    TABLE_NAME: cloud.tableName,
    AWS_REGION: stages.dev.region,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.dynamoEndpoint,
    AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
  })
  const [{ readBandRows }, { importBands }] = await Promise.all([
    import('../operator/band-rows.ts'),
    import('../operator/import-bands.ts'),
  ])
  const file = join(directory, 'bands.jsonl')
  writeFileSync(file, [...bandLines(count)].join('\n'))
  const table = localTable(directory)
  const added = await secondsOf(async () => {
    console.log(await importBands(readBandRows(file), table))
  })
  console.log(`imported in ${added.toFixed(0)} s (≤ 600), load ${loadavg()[0]?.toFixed(1) ?? ''}`)
  const again = await secondsOf(async () => {
    console.log(await importBands(readBandRows(file), table))
  })
  console.log(`imported again in ${again.toFixed(0)} s`)
  for (const line of await measurePages()) console.log(line)
  table.db.destroy()
} finally {
  await cloud.stop()
  rmSync(directory, { recursive: true, force: true })
}
