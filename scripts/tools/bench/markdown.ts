/** A Markdown table with aligned columns; all but the first are right-aligned. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0), 3),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** A figure with its maximum; bold when it is exceeded. */
export const judged = (value: number, most: number | undefined, digits: number): string => {
  const text = value.toFixed(digits)
  if (most === undefined) return text
  return value <= most ? `${text} (≤ ${most})` : `**${text}** (≤ ${most})`
}

/** The cells of a row of a table. */
export const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
