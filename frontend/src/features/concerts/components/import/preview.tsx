import { useMemo, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { messages } from '../../import-texts.ts'
import { accepted } from '../../model/import/doubt.ts'
import type { ReadRow } from '../../model/import/read-row.ts'
import { findResults, type Results } from '../../model/import/sendable.ts'
import type { Decide } from './decide.ts'
import { PreviewRow } from './preview-row.tsx'
import * as styles from './import.module.css'

const PAGE = 50

interface PreviewProps {
  rows: readonly ReadRow[]
  results: Results
  /** Absent while rows are sent. */
  decide: Decide | undefined
}

/** Rows with questions come first, then those with errors. An answer moves no row. */
const order = ({ doubts, errors }: ReadRow): number => {
  if (errors.length > 0) return 1
  return doubts.length > 0 ? 0 : 2
}

/** The rows of the file as they were understood, with questions and errors, and with what became of them. */
export const Preview = ({ rows, results, decide }: PreviewProps) => {
  const [isFiltered, setFiltered] = useState(false)
  const [shown, setShown] = useState(PAGE)
  const sorted = useMemo(() => rows.toSorted((one, other) => order(one) - order(other)), [rows])
  const hasError = (row: ReadRow): boolean =>
    row.errors.length > 0 || findResults(row, results).some(({ message }) => message !== null)
  const wanted = isFiltered ? sorted.filter(hasError) : sorted
  const open = rows.filter(({ isOpen }) => isOpen)
  return (
    <div className={styles.step}>
      {decide && open.length > 1 && (
        <Button
          className={styles.start}
          onClick={() => decide(open, (before, { doubts }) => accepted(doubts, before))}
        >
          {messages.acceptAll}
        </Button>
      )}
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
          <PreviewRow
            key={row.line}
            row={row}
            results={findResults(row, results)}
            decide={decide}
          />
        ))}
      </ol>
      {wanted.length > shown && (
        <Button className={styles.start} onClick={() => setShown((count) => count + PAGE)}>
          {messages.more}
        </Button>
      )}
    </div>
  )
}
