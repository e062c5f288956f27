import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'

/**
 * Reads a tab-separated file whose first line names the columns; a cell cannot contain a tab or a line break.
 * @throws when a row has a cell too many or too few, or does not fit the schema.
 */
export const readTsv = <Row>(file: URL, schema: z.ZodMiniType<Row>): readonly Row[] => {
  const [head = '', ...lines] = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length)
      throw new TypeError(`${file.pathname} needs ${columns.length} cells in each row: ${line}`)
    return schema.parse(Object.fromEntries(columns.map((column, index) => [column, cells[index]])))
  })
}
