import { useState } from 'react'
import type { ImportResult } from '#shared/api/concert-import.ts'
import { CONCERT_STATUS_LABELS } from '#shared/domain/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../import-texts.ts'
import { longDay } from '../../model/dates.ts'
import { accepted } from '../../model/import/doubt.ts'
import type { ReadRow } from '../../model/import/read-row.ts'
import type { Understood } from '../../model/import/understand.ts'
import { Correction } from './correction.tsx'
import type { Decide } from './decide.ts'
import { RowQuestions } from './row-questions.tsx'
import * as styles from './import.module.css'

interface PreviewRowProps {
  row: ReadRow
  results: readonly ImportResult[]
  decide: Decide | undefined
}

const factsOf = (understood: Understood): readonly string[] => {
  const {
    bandName,
    days,
    time,
    end,
    venue,
    city,
    town,
    country = '',
    status,
    movedFrom,
  } = understood
  return [
    bandName,
    days.map(longDay).join(', '),
    time === undefined ? '' : messages.time(time),
    end === undefined ? '' : messages.until(end),
    venue,
    town === undefined ? city : messages.town(city, town),
    country,
    status === 'available' ? '' : CONCERT_STATUS_LABELS[status],
    movedFrom === undefined ? '' : messages.movedFrom(longDay(movedFrom)),
  ].filter((fact) => fact !== '')
}

const errorsOf = ({ errors }: ReadRow, results: readonly ImportResult[]): readonly string[] => [
  ...errors,
  ...results.flatMap(({ message }) => message ?? []),
]

const outcomeOf = (
  { decision: { isLeftOut } }: ReadRow,
  results: readonly ImportResult[],
): string => {
  if (isLeftOut) return messages.leftOut
  return [...new Set(results.map(({ outcome }) => messages.outcomes[outcome]))].join(', ')
}

interface ActionsProps {
  row: ReadRow
  decide: Decide
  onCorrect: () => void
}

const Actions = ({ row, decide, onCorrect }: ActionsProps) => (
  <div className={styles.actions}>
    {row.isOpen && (
      <Button
        size="compact"
        variant="primary"
        onClick={() => decide([row], (before) => accepted(row.doubts, before))}
      >
        {messages.accept}
      </Button>
    )}
    <Button size="compact" variant="ghost" onClick={onCorrect}>
      {messages.correct}
    </Button>
    <Button
      size="compact"
      variant="ghost"
      onClick={() => decide([row], ({ isLeftOut }) => ({ isLeftOut: !isLeftOut }))}
    >
      {row.decision.isLeftOut ? messages.takeIn : messages.leaveOut}
    </Button>
  </div>
)

/** What was understood of a row beside what the file says. */
export const PreviewRow = ({ row, results, decide }: PreviewRowProps) => {
  const [isCorrecting, setCorrecting] = useState(false)
  const isSent = results.some(({ outcome }) => outcome !== 'similar')
  return (
    <li className={styles.row}>
      <span className={styles.line}>{messages.line(row.line)}</span>
      <span className={styles.values} dir="auto">
        {factsOf(row.understood).join(' · ')}
      </span>
      <span className={styles.line}>{outcomeOf(row, results)}</span>
      <span className={styles.original} dir="auto">
        <span className="visually-hidden">{messages.original}: </span>
        {row.original}
      </span>
      {errorsOf(row, results).map((error) => (
        <span key={error} className={styles.error}>
          {error}
        </span>
      ))}
      {decide && !isSent && <RowQuestions row={row} decide={decide} />}
      {decide && !isSent && !isCorrecting && (
        <Actions row={row} decide={decide} onCorrect={() => setCorrecting(true)} />
      )}
      {decide && isCorrecting && (
        <Correction
          row={row}
          onDone={(corrected) => {
            if (corrected) decide([row], () => ({ corrected, isLeftOut: false }))
            setCorrecting(false)
          }}
        />
      )}
    </li>
  )
}
