import { join } from 'node:path'
import { environment } from '../local/state/env.ts'
import { parseCommandLine, type Command } from './operator/command-line.ts'
import { explain } from './operator/explain.ts'
import { localTable, stageTable, type MembersTable } from './operator/members-table.ts'

const directory = environment.directory ?? join(import.meta.dirname, '../..', '.local')

const fail = (error: unknown, table?: MembersTable): void => {
  console.error(explain(error, table) ?? error)
  process.exitCode = 1
}

const change = async (command: Command, table: MembersTable): Promise<string> => {
  // The items of the product read the name of the table from the environment when they are loaded.
  environment.all['TABLE_NAME'] = table.tableName
  const { carryOut, describeMember } = await import('./operator/change-member.ts')
  return describeMember(await carryOut(command, table))
}

const main = async (): Promise<void> => {
  const { command, stage } = parseCommandLine(process.argv.slice(2))
  const table = stage === undefined ? localTable(directory) : stageTable(stage)
  try {
    console.log(await change(command, table))
  } catch (error) {
    fail(error, table)
  } finally {
    table.db.destroy()
  }
}

await main().catch((error: unknown) => fail(error))
