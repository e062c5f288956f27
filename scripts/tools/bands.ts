import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { environment } from '../local/state/env.ts'
import { parseBandsCommand } from './operator/bands-command.ts'
import { explain } from './operator/explain.ts'
import { localTable, stageTable, type MembersTable } from './operator/members-table.ts'

const directory = environment.directory ?? join(import.meta.dirname, '../..', '.local')
const SECOND_MS = 1000
const REPORT_EVERY = 5000

const importFile = async (file: string, table: MembersTable): Promise<void> => {
  // The items of the product read the name of the table from the environment when they are loaded.
  environment.all['TABLE_NAME'] = table.tableName
  const [{ readBandRows }, { importBands }] = await Promise.all([
    import('./operator/band-rows.ts'),
    import('./operator/import-bands.ts'),
  ])
  const start = performance.now()
  const seconds = (): number => Math.round((performance.now() - start) / SECOND_MS)
  let reported = 0
  const { added, existing, refused } = await importBands(readBandRows(file), table, {
    onSkipped: (line, problem) => console.error(`Line ${line}: ${problem}`),
    onProgress: (result) => {
      if (result.added + result.existing < reported + REPORT_EVERY) return
      reported = result.added + result.existing
      console.log(`${reported} rows after ${seconds()} s`)
    },
  })
  console.log(
    `Added ${added} bands in ${seconds()} s, in ${table.place}. ` +
      `${existing} rows exist already, ${refused} were refused.`,
  )
}

const main = async (): Promise<void> => {
  const { file, stage } = parseBandsCommand(process.argv.slice(2))
  if (!existsSync(file)) throw new ExpectedProblem(`There is no file ${file}.`)
  const table = stage === undefined ? localTable(directory) : stageTable(stage)
  try {
    await importFile(file, table)
  } catch (error) {
    console.error(explain(error, table) ?? error)
    console.error('Start the command again to continue: bands that were added are left alone.')
    process.exitCode = 1
  } finally {
    table.db.destroy()
  }
}

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = 1
})
