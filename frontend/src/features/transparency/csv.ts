import type { Transparency } from '#shared/api/transparency.ts'

/** With semicolons, as German spreadsheets expect them. A part that is not published is `hidden`. */
export const toCsv = ({ halfYears, months }: Transparency): string => {
  const rows = [
    ...halfYears.flatMap(({ period, counts }) =>
      Object.entries(counts).map(([name, value]) => [period, name, value ?? 'hidden']),
    ),
    ...months.flatMap(({ period, ...totals }) =>
      Object.entries(totals).map(([name, value]) => [period, name, value]),
    ),
  ]
  return [['period', 'figure', 'value'], ...rows].map((row) => `${row.join(';')}\r\n`).join('')
}
