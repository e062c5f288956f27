import Papa from 'papaparse'

export interface Table {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** Excel may begin a file with the separator, `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** Reads CSV with any usual separator. The first line that is not empty contains the headings. */
export const readTable = (text: string): Table => {
  const separator = SEPARATOR_LINE.exec(text)
  const { data } = Papa.parse<string[]>(text.slice(separator?.[0].length ?? 0), {
    delimiter: separator?.[1] ?? '',
    delimitersToGuess: [';', ',', '\t', '|'],
  })
  const offset = separator ? 2 : 1
  const lines = data
    .map((cells, index) => ({ line: index + offset, cells }))
    .filter(({ cells }) => !isBlank(cells))
  const [head, ...rows] = lines
  return { headings: head?.cells.map((heading) => heading.trim()) ?? [], rows }
}
