/** One row: what a story is made of, by column. */
export type Row = Readonly<Record<string, string>>

const cells = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim())

/** A table as one writes it by hand: columns between bars, the first line names them. */
export const table = (text: string): readonly Row[] => {
  const [head = '', ...lines] = text.trim().split('\n')
  const names = cells(head)
  return lines.map((line) => {
    const values = cells(line)
    if (values.length !== names.length) throw new Error(`A row of other length: ${line}`)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  })
}
