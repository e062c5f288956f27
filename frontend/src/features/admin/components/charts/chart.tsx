import type { ReactNode } from 'react'
import { messages } from '../../texts.ts'
import './chart.css'

export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ChartProps {
  title: string
  /** What the picture says, in words. */
  summary: string
  /** The value at the top of the scale. */
  top: string
  first: string
  last: string
  table: ChartTable
  legend?: ReactNode
  /** An svg that only the eye needs. */
  children: ReactNode
}

const DataTable = ({ title, table }: { title: string; table: ChartTable }) => (
  <details className="chart-data">
    <summary>
      {messages.asTable}
      <span className="visually-hidden">: {title}</span>
    </summary>
    <table aria-label={title}>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name = '', ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={table.head[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** A small picture of numbers, with its gist in words and every number in a table. */
export const Chart = ({
  title,
  summary,
  top,
  first,
  last,
  table,
  legend,
  children,
}: ChartProps) => (
  <figure className="chart">
    <figcaption>
      <h3>{title}</h3>
      <p className="chart-summary">{summary}</p>
    </figcaption>
    <div className="chart-picture" aria-hidden="true">
      <span className="chart-top">{top}</span>
      {children}
      <div className="chart-ends">
        <span>{first}</span>
        <span>{last}</span>
      </div>
      {legend}
    </div>
    <DataTable title={title} table={table} />
  </figure>
)
