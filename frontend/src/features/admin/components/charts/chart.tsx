import type { ReactNode } from 'react'
import { messages } from '../../texts.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './chart.module.css'

export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ChartProps {
  title: string
  /** The text alternative of the picture. */
  summary: string
  /** The value at the top of the scale. */
  top: string
  first: string
  last: string
  table: ChartTable
  legend?: ReactNode
  /** A decorative svg; the summary and the table carry the information. */
  children: ReactNode
}

const DataTable = ({ title, table }: { title: string; table: ChartTable }) => (
  <details className={styles.data}>
    <summary>
      {messages.asTable}
      <span className="visually-hidden">: {title}</span>
    </summary>
    <ScrollRegion label={title}>
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
    </ScrollRegion>
  </details>
)

/** A small chart with a summary in words and every number in a table. */
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
  <figure className={styles.root}>
    <figcaption>
      <Heading as="h3">{title}</Heading>
      <p className={styles.summary}>{summary}</p>
    </figcaption>
    <div className={styles.picture} aria-hidden="true">
      <span className={styles.top}>{top}</span>
      {children}
      <div className={styles.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </div>
      {legend}
    </div>
    <DataTable title={title} table={table} />
  </figure>
)
