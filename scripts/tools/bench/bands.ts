import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../measurements/median.ts'
import { localTable } from '../operator/members-table.ts'
import { bandLines } from './band-names.ts'
import { defineBench, secondsOf } from './bench.ts'
import { startCloud } from './cloud.ts'

const SAMPLES = 25

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
      lines.push(
        `${JSON.stringify(filter)} of ${limit}: ${bands.length} bands, ${units.read} read, ` +
          `${units.calls} calls, ${(median(times) * 1000).toFixed(1)} ms`,
      )
    }
  const { read } = await unitsOf(() => readBandFor('0'.repeat(26), first))
  return [...lines, `detail: ${read} read`]
}

export const bench = defineBench({
  options: { bands: 92_000 },
  measure: async (run) => {
    await startCloud(run)
    const [{ readBandRows }, { importBands }] = await Promise.all([
      import('../operator/band-rows.ts'),
      import('../operator/import-bands.ts'),
    ])
    const file = join(run.directory, 'bands.jsonl')
    writeFileSync(file, [...bandLines(run.options.bands)].join('\n'))
    const table = localTable(run.directory)
    const load = () =>
      secondsOf(async () => console.log(await importBands(readBandRows(file), table)))
    console.log(`imported in ${(await load()).toFixed(0)} s (≤ 600)`)
    console.log(`imported again in ${(await load()).toFixed(0)} s`)
    for (const line of await measurePages()) console.log(line)
    table.db.destroy()
    return {}
  },
})
