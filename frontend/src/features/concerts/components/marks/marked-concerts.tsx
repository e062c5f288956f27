import { CalendarCheck } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useAttended, type When } from '../../api/attended.ts'
import { messages } from '../../mark-texts.ts'
import { ConcertRow } from '../concert-rows.tsx'
import { MoreConcerts } from '../more-concerts.tsx'
import { MarkLabel } from './mark-label.tsx'
import * as styles from './marks.module.css'

const WHEN = ['upcoming', 'past'] as const

const MarkedList = ({ when }: { when: When }) => {
  const { items: concerts, error, isFetching, retry, next } = useAttended(when)
  if (error !== undefined)
    return (
      <ErrorState
        title={messages.loadFailed}
        text={error}
        space="panel"
        onRetry={retry}
        retrying={isFetching}
      />
    )
  if (!concerts) return <Loading />
  if (concerts.length === 0 && !next.exist)
    return (
      <EmptyState
        space="panel"
        heading="h3"
        icon={<CalendarCheck size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={messages.none[when]}
        text={messages.noneText[when]}
      />
    )
  return (
    <div className={styles.listed}>
      <ul aria-label={messages[when]}>
        {concerts.map((concert) => (
          <ConcertRow key={concert.id} concert={concert}>
            <MarkLabel concert={concert} />
          </ConcertRow>
        ))}
      </ul>
      <MoreConcerts next={next} texts={messages} />
    </div>
  )
}

/** The concerts that the member marked, upcoming and past. */
export const MarkedConcerts = () => {
  const [when, setWhen] = useState<When>('upcoming')
  return (
    <>
      <p>{messages.markedText}</p>
      <div className={styles.tabs} role="group" aria-label={messages.when}>
        {WHEN.map((one) => (
          <Button
            key={one}
            size="compact"
            variant={one === when ? 'primary' : undefined}
            aria-pressed={one === when}
            onClick={() => setWhen(one)}
          >
            {messages[one]}
          </Button>
        ))}
      </div>
      <MarkedList key={when} when={when} />
    </>
  )
}

/** They open over the calendar. */
export const MarkedDialog = ({ onClose }: { onClose: () => void }) => {
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Dialog title={messages.marked} onClose={onClose}>
      <div onClickCapture={closeOnLink}>
        <MarkedConcerts />
      </div>
    </Dialog>
  )
}
