import { Table, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { AntdProvider } from '../theme/antd-provider.tsx'
import '../theme/antd-table.css'
import { ScrollRegion } from './scroll-region.tsx'

export interface DataColumn<Row> {
  readonly key: string
  readonly title: string
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean
  /** Names the row for screen readers; one column at most. */
  readonly isRowHeader?: boolean
  /** Makes the column sortable, ascending first. */
  readonly compare?: (one: Row, other: Row) => number
  readonly render: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** Shows only the first rows of the chosen order. */
  limit?: number | undefined
}

/** Names the cell where each row is a card. */
const labelOf = <Row,>({ title, hideTitle, isRowHeader }: DataColumn<Row>): string | undefined =>
  hideTitle || isRowHeader ? undefined : title

const asAntdColumn = <Row,>(column: DataColumn<Row>): TableColumnType<Row> => ({
  key: column.key,
  title: column.hideTitle ? <span className="visually-hidden">{column.title}</span> : column.title,
  ...(column.isRowHeader && { rowScope: 'row' as const }),
  ...(column.compare && { sorter: column.compare }),
  onHeaderCell: () => ({ scope: 'col' }),
  onCell: () => ({ 'data-label': labelOf(column) }) as object,
  render: (_, row) => column.render(row),
})

/**
 * A table that sorts by its headings. On narrow screens each row is a card, and the sortable headings
 * stay as buttons above. The chosen order survives a refresh of the rows.
 */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { label, rows, columns, rowKey, limit } = props
  return (
    <AntdProvider>
      <ScrollRegion label={label}>
        <Table<Row>
          aria-label={label}
          columns={columns.map(asAntdColumn)}
          dataSource={[...rows]}
          rowKey={rowKey}
          showSorterTooltip={false}
          pagination={limit === undefined ? false : { pageSize: limit, placement: ['none'] }}
        />
      </ScrollRegion>
    </AntdProvider>
  )
}
