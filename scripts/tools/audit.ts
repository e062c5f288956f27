import { join } from 'node:path'
import { environment } from '../local/state/env.ts'
import { parseAuditCommand, type AuditInvocation } from './operator/audit/audit-command.ts'
import { describeVerified } from './operator/audit/describe-verified.ts'
import { resumeAudit } from './operator/audit/resume-audit.ts'
import { verifyAudit } from './operator/audit/verify-audit.ts'
import { explain } from './operator/explain.ts'
import { localTable, stageTable, type MembersTable } from './operator/members-table.ts'

const directory = environment.directory ?? join(import.meta.dirname, '../..', '.local')
const FOUND = 1
const NOT_VERIFIED = 2

const verify = async (table: MembersTable, options: AuditInvocation): Promise<void> => {
  const verified = await verifyAudit(table, options)
  console.log(describeVerified(verified, table.place))
  if (verified.findings.length > 0 || !verified.hasExpected) process.exitCode = FOUND
}

const resume = async (table: MembersTable): Promise<void> => {
  const gaps = await resumeAudit(table)
  console.log([`The audit log goes on, in ${table.place}.`, ...gaps].join('\n'))
}

const main = async (): Promise<void> => {
  const invocation = parseAuditCommand(process.argv.slice(2))
  const { command, stage } = invocation
  const table = stage === undefined ? localTable(directory) : stageTable(stage)
  try {
    await (command === 'verify' ? verify(table, invocation) : resume(table))
  } catch (error) {
    console.error(explain(error, table) ?? error)
    process.exitCode = NOT_VERIFIED
  } finally {
    table.db.destroy()
  }
}

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = NOT_VERIFIED
})
