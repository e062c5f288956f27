import { useMemo } from 'react'
import type { ImportResult } from '#shared/api/concert-import.ts'
import { Button } from '#ui/controls/button.tsx'
import type { ImportRun } from '../../api/import.ts'
import { messages } from '../../import-texts.ts'
import type { ReadRow } from '../../model/import/read-row.ts'
import type { RunState } from '../../model/import/run.ts'
import { countOf } from './count-of.ts'
import * as styles from './import.module.css'

interface SendStepProps {
  rows: readonly ReadRow[]
  run: ImportRun
}

const numberOf = (results: readonly ImportResult[], outcome: ImportResult['outcome']): string =>
  countOf(results.filter((result) => result.outcome === outcome).length)

const summaryOf = (results: readonly ImportResult[]): string =>
  messages.summary({
    new: numberOf(results, 'new'),
    source: numberOf(results, 'source'),
    held: numberOf(results, 'held'),
    error: numberOf(results, 'error'),
  })

const noteOf = ({ status, failure, results }: RunState): string => {
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

const Progress = ({ state, all }: { state: RunState; all: number }) => (
  <div className={styles.step}>
    <progress
      className={styles.progress}
      max={all}
      value={state.results.length}
      aria-label={messages.progress}
    />
    <p className={styles.note}>{messages.sent(countOf(state.results.length), countOf(all))}</p>
    <p role="status">{noteOf(state)}</p>
  </div>
)

/** Counts, and the buttons that send, stop and resume. */
export const SendStep = ({ rows, run }: SendStepProps) => {
  const { state, start, stop } = run
  const { status } = state
  const submissions = useMemo(
    () => rows.flatMap(({ submission }) => (submission ? [submission] : [])),
    [rows],
  )
  const count = submissions.length
  const send = () => void start(submissions)
  return (
    <div className={styles.step}>
      <p>{messages.counts(countOf(count), countOf(rows.length - count))}</p>
      {status !== 'idle' && <Progress state={state} all={count} />}
      {status === 'idle' && count > 0 && (
        <Button variant="primary" className={styles.start} onClick={send}>
          {messages.send(countOf(count))}
        </Button>
      )}
      {status === 'sending' && (
        <Button className={styles.start} onClick={stop}>
          {messages.stop}
        </Button>
      )}
      {(status === 'stopped' || status === 'failed') && (
        <Button variant="primary" className={styles.start} onClick={send}>
          {messages.resume}
        </Button>
      )}
    </div>
  )
}
