import { useState } from 'react'
import type { Concert, ConcertCard } from '#shared/api/concerts.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useSameDay } from '../../api/desk.ts'
import { messages } from '../../desk-texts.ts'
import { describePlace } from '../../model/where.ts'
import { messages as concertTexts } from '../../texts.ts'
import { DeskDialog } from './desk-dialog.tsx'
import * as styles from './desk.module.css'

const labelOf = (concert: ConcertCard): string =>
  [
    `${concert.bandName}, ${describePlace(concert)}`,
    ...(concert.time === null ? [] : [concertTexts.time(concert.time)]),
  ].join(', ')

const Targets = ({ concert }: { concert: Concert }) => {
  const { others, error, isFetching, retry } = useSameDay(concert)
  if (!others)
    return error === undefined ? (
      <Loading label={messages.mergeLoading} />
    ) : (
      <ErrorState
        title={concertTexts.loadFailed(error)}
        onRetry={retry}
        retrying={isFetching}
        space="line"
      />
    )
  if (others.length === 0) return <p>{messages.mergeNone}</p>
  return (
    <ChoiceGroup
      layout="column"
      type="radio"
      name="into"
      label={messages.mergeInto}
      choices={others.map((other) => ({ value: other.id, label: labelOf(other) }))}
    />
  )
}

interface MergeDialogProps {
  concert: Concert
  busy: boolean
  onMerge: (into: string, reason: string) => void
  onClose: () => void
}

/** Chooses the concert of the same day and city that this one repeats. */
export const MergeDialog = ({ concert, busy, onMerge, onClose }: MergeDialogProps) => {
  const [isMissing, setMissing] = useState(false)
  return (
    <DeskDialog
      title={messages.mergeTitle}
      text={messages.mergeText}
      confirm={messages.merge}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason, fields) => {
        const into = fields.get('into')
        setMissing(typeof into !== 'string')
        if (typeof into === 'string') onMerge(into, reason)
      }}
    >
      <Targets concert={concert} />
      {isMissing && (
        <p className={styles.missing} role="alert">
          {messages.mergeMissing}
        </p>
      )}
    </DeskDialog>
  )
}
