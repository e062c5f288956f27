import { useMemo, useState } from 'react'
import type { ImportResult } from '#shared/api/concert-import.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { messages } from '../../import-texts.ts'
import type { ReadRow } from '../../model/import/read-row.ts'
import * as styles from './import.module.css'

const PAGE = 50

interface ShownRow extends ReadRow {
  readonly result: ImportResult | undefined
}

/** Results belong to the rows that were sent, in their order. */
const withResults = (
  rows: readonly ReadRow[],
  results: readonly ImportResult[],
): readonly ShownRow[] => {
  let sent = 0
  return rows.map((row) => ({ ...row, result: row.submission ? results[sent++] : undefined }))
}

const errorsOf = ({ errors, result }: ShownRow): readonly string[] =>
  result?.message ? [...errors, result.message] : errors

const valuesOf = ({ values }: ReadRow): string =>
  [values.bandName, values.date, values.time, values.venue, values.city]
    .filter((value) => value !== undefined && value !== '')
    .join(' · ')

const Row = ({ row }: { row: ShownRow }) => (
  <li className={styles.row}>
    <span className={styles.line}>{messages.line(row.line)}</span>
    <span className={styles.values} dir="auto">
      {valuesOf(row)}
    </span>
    <span className={styles.line}>{row.result && messages.outcomes[row.result.outcome]}</span>
    {errorsOf(row).map((error) => (
      <span key={error} className={styles.error}>
        {error}
      </span>
    ))}
  </li>
)

interface PreviewProps {
  rows: readonly ReadRow[]
  results: readonly ImportResult[]
}

/** The rows of the file with their errors, and with what became of them. */
export const Preview = ({ rows, results }: PreviewProps) => {
  const [isFiltered, setFiltered] = useState(false)
  const [shown, setShown] = useState(PAGE)
  const all = useMemo(() => withResults(rows, results), [rows, results])
  const wanted = isFiltered ? all.filter((row) => errorsOf(row).length > 0) : all
  return (
    <div className={styles.step}>
      <Switch
        label={messages.onlyErrors}
        checked={isFiltered}
        onChange={(event) => {
          setFiltered(event.target.checked)
          setShown(PAGE)
        }}
      />
      {wanted.length === 0 && <p className={styles.note}>{messages.noRows}</p>}
      <ol className={styles.rows} aria-label={messages.preview}>
        {wanted.slice(0, shown).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      {wanted.length > shown && (
        <Button
          className={styles.start}
          onClick={() => {
            setShown((count) => count + PAGE)
          }}
        >
          {messages.more}
        </Button>
      )}
    </div>
  )
}
