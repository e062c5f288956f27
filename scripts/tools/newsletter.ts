import { join } from 'node:path'
import { environment } from '../local/state/env.ts'
import { explain } from './operator/explain.ts'
import { localTable, stageTable, type MembersTable } from './operator/members-table.ts'
import { parseNewsletterCommand } from './operator/newsletter-command.ts'

const directory = environment.directory ?? join(import.meta.dirname, '../..', '.local')

const ask = async (table: MembersTable): Promise<number> => {
  // The items of the product read the name of the table from the environment when they are loaded.
  environment.all['TABLE_NAME'] = table.tableName
  const { requestConfirmations } = await import('./operator/request-confirmations.ts')
  return requestConfirmations(table)
}

const main = async (): Promise<void> => {
  const stage = parseNewsletterCommand(process.argv.slice(2))
  const table = stage === undefined ? localTable(directory) : stageTable(stage)
  try {
    console.log(`Asked ${await ask(table)} noted addresses to confirm, in ${table.place}.`)
  } catch (error) {
    console.error(explain(error, table) ?? error)
    process.exitCode = 1
  } finally {
    table.db.destroy()
  }
}

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = 1
})
