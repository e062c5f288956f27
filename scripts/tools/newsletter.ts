import { join } from 'node:path'
import { environment } from '../local/state/env.ts'
import { requestConfirmations } from './operator/request-confirmations.ts'
import { explain } from './operator/explain.ts'
import { localTable, stageTable } from './operator/members-table.ts'
import { parseNewsletterCommand } from './operator/newsletter-command.ts'

const directory = environment.directory ?? join(import.meta.dirname, '../..', '.local')

const main = async (): Promise<void> => {
  const stage = parseNewsletterCommand(process.argv.slice(2))
  const table = stage === undefined ? localTable(directory) : stageTable(stage)
  try {
    console.log(
      `Asked ${await requestConfirmations(table)} noted addresses to confirm, in ${table.place}.`,
    )
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
