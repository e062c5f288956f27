import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../root.ts'
import { cellsOf, table } from './markdown.ts'

export const DOCUMENT = join(ROOT, 'docs/benchmarks.md')

type Row = ReadonlyMap<string, string>

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

/** The sections of the second level that a new version of the document does not write itself. */
export const otherSections = (text: string, written: string): readonly string[] => {
  const headings = new Set(split(written).map(headingOf))
  return split(text)
    .filter((section) => section.startsWith('## ') && !headings.has(headingOf(section)))
    .map((section) => section.trim())
}

/** The document with a new text under this heading, at the end if it is new. */
export const replaceSection = (text: string, heading: string, body: string): string => {
  const section = `## ${heading}\n\n${body}`
  const sections = split(text)
  const index = sections.findIndex((one) => headingOf(one) === `## ${heading}`)
  const all = index < 0 ? [...sections, section] : sections.with(index, section)
  return `${all.map((one) => one.trim()).join('\n\n')}\n`
}

/** Prints a section of the document, and keeps it there. */
export const keepSection = (heading: string, body: string): void => {
  console.log(body)
  writeFileSync(DOCUMENT, replaceSection(readFileSync(DOCUMENT, 'utf8'), heading, body))
}
