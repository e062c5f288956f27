import { table } from './markdown.ts'

type Row = ReadonlyMap<string, string>

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The first table of a text, which is aligned as `table` writes it. */
const TABLE = /^\|.*\n\|[-:| ]+\n(?:\|.*(?:\n|$))+/m

interface Table {
  readonly head: readonly string[]
  readonly rows: readonly Row[]
}

const tableIn = (text: string): Table | undefined => {
  const [head, , ...lines] = TABLE.exec(text)?.[0].trim().split('\n').map(cellsOf) ?? []
  if (!head) return undefined
  const rowOf = (cells: readonly string[]): Row =>
    new Map(head.map((title, column) => [title, cells[column] ?? '']))
  return { head, rows: lines.map(rowOf) }
}

/** The rows of both; a row that was measured anew replaces that of the same name. */
const mergedTable = (kept: Table, measured: Table): string => {
  const head = [...new Set([...measured.head, ...kept.head])]
  const [name = ''] = head
  const rows = new Map([...kept.rows, ...measured.rows].map((row) => [row.get(name), row]))
  return table(
    head,
    [...rows.values()].map((row) => head.map((title) => row.get(title) ?? '')),
  )
}

const split = (text: string): readonly string[] => text.split(/^(?=## )/m)

const headingOf = (section: string): string => section.split('\n')[0] ?? ''

/** The document with the rows of those tables of the other that it has under the same heading. */
export const withRowsOf = (text: string, measured: string): string => {
  const sections = new Map(split(measured).map((section) => [headingOf(section), section]))
  return split(text)
    .map((section) => {
      const kept = tableIn(section)
      const other = tableIn(sections.get(headingOf(section)) ?? '')
      return kept && other && other.rows.length > 0
        ? section.replace(TABLE, () => `${mergedTable(kept, other)}\n`)
        : section
    })
    .join('')
}

/** The document with a line about a part in its introduction, instead of an earlier line that begins the same. */
export const withNote = (text: string, begins: string, rest: string): string => {
  const [introduction = '', ...sections] = split(text)
  const lines = introduction.trim().split('\n')
  const others = lines.filter((line) => !line.startsWith(begins))
  return [`${[...others, `${begins}${rest}`].join('\n')}\n\n`, ...sections].join('')
}
