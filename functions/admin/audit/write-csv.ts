import type { AuditEntryItem } from '#platform/audit/index.ts'

const COLUMNS = [
  'day',
  'seq',
  'at',
  'actorId',
  'role',
  'act',
  'kind',
  'objectId',
  'category',
  'detail',
  'resumesAfter',
  'previous',
  'hash',
] as const

/** Spreadsheets take a value that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const cellOf = (value: string | number | undefined): string => {
  const text = String(value ?? '')
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** A CSV file with semicolons, as German spreadsheets expect them. */
export const writeCsv = (entries: readonly AuditEntryItem[]): string => {
  const rows = entries.map((entry) => COLUMNS.map((name) => cellOf(entry[name])).join(';'))
  return [COLUMNS.join(';'), ...rows, ''].join('\r\n')
}
