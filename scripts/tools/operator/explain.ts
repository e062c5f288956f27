import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import type { MembersTable } from './members-table.ts'

const NO_CREDENTIALS =
  'AWS gave no credentials. Sign in (for example "aws sso login") or set AWS_PROFILE, and try again.'

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET'])

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined)

/** One sentence with a remedy for common problems of operators; undefined for all others. */
export const explain = (error: unknown, table?: MembersTable): string | undefined => {
  if (error instanceof ExpectedProblem) return error.message
  if (!(error instanceof Error)) return undefined
  if (error.name === 'CredentialsProviderError') return NO_CREDENTIALS
  if (!table) return undefined
  if (error.name === 'ResourceNotFoundException') return table.whenMissing
  if (error.name === 'AccessDeniedException')
    return `These AWS credentials may not change the table ${table.tableName}.`
  return UNREACHABLE.has(String(codeOf(error))) ? table.whenMissing : undefined
}
