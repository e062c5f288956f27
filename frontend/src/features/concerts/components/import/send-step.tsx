import { useMemo } from 'react'
import type { ImportResult } from '#shared/api/concert-import.ts'
import { Button } from '#ui/controls/button.tsx'
import type { ImportRun, Sent } from '../../api/import.ts'
import { messages } from '../../import-texts.ts'
import type { ReadRow } from '../../model/import/read-row.ts'
import { sendable, type Results } from '../../model/import/sendable.ts'
import { formatCount } from './format-count.ts'
import * as styles from './import.module.css'

interface SendStepProps {
  rows: readonly ReadRow[]
  run: ImportRun
}

const numberOf = (results: Results, outcome: ImportResult['outcome']): string =>
  formatCount([...results.values()].filter((result) => result.outcome === outcome).length)

const summaryOf = (results: Results): string =>
  messages.summary({
    new: numberOf(results, 'new'),
    source: numberOf(results, 'source'),
    held: numberOf(results, 'held'),
    error: numberOf(results, 'error'),
    similar: numberOf(results, 'similar'),
  })

const noteOf = ({ status, failure, results }: Sent): string => {
  switch (status) {
    case 'failed':
      return `${messages.failed(failure ?? '')} ${summaryOf(results)}`
    case 'stopped':
      return `${messages.stopped} ${summaryOf(results)}`
    case 'done':
      return `${messages.done} ${summaryOf(results)}`
    default:
      return ''
  }
}

const Progress = ({ state }: { state: Sent }) => (
  <div className={styles.step}>
    <progress
      className={styles.progress}
      max={state.all}
      value={state.done}
      aria-label={messages.progress}
    />
    <p className={styles.note}>{messages.sent(formatCount(state.done), formatCount(state.all))}</p>
    <p role="status">{noteOf(state)}</p>
  </div>
)

const Counts = ({ rows }: { rows: readonly ReadRow[] }) => {
  const wanted = rows.filter(({ decision }) => !decision.isLeftOut)
  const bad = wanted.filter(({ errors }) => errors.length > 0).length
  const open = wanted.filter(({ isOpen }) => isOpen).length
  return (
    <>
      <p>{messages.counts(wanted.length - bad - open, bad)}</p>
      {open > 0 && <p>{messages.openCount(open)}</p>}
    </>
  )
}

/** Counts, and the buttons that send, stop and resume. */
export const SendStep = ({ rows, run }: SendStepProps) => {
  const { state, start, resume, stop } = run
  const { status, results } = state
  const pending = useMemo(() => sendable(rows, results), [rows, results])
  const canStart = (status === 'idle' || status === 'done') && pending.length > 0
  return (
    <div className={styles.step}>
      <Counts rows={rows} />
      {status !== 'idle' && <Progress state={state} />}
      {canStart && (
        <Button variant="primary" className={styles.start} onClick={() => void start(pending)}>
          {messages.send(pending.length)}
        </Button>
      )}
      {status === 'sending' && (
        <Button className={styles.start} onClick={stop}>
          {messages.stop}
        </Button>
      )}
      {(status === 'stopped' || status === 'failed') && (
        <Button variant="primary" className={styles.start} onClick={() => void resume()}>
          {messages.resume}
        </Button>
      )}
    </div>
  )
}
