import { Unplug } from 'lucide-react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { isForbidden } from '../api/is-forbidden.ts'
import { useStatus } from '../api/status.ts'
import { messages } from '../texts.ts'
import { berlinSeconds } from '../model/berlin-time.ts'
import { AdminHead } from './admin-head.tsx'
import { DeadLettersPanel } from './dead-letters-panel.tsx'
import { HeldArticlesPanel } from './held-articles/held-articles-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { JobsPanel } from './jobs-panel.tsx'
import { PipelinePanel } from './pipeline-panel.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { StatusPanel } from './status-panel.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './admin-board.module.css'

interface StaleNoteProps {
  error: Error
  /** When the data on the screen was loaded. */
  timestamp: string
}

/** Says that the last refresh failed and how old the data on the screen is. */
const StaleNote = ({ error, timestamp }: StaleNoteProps) => (
  <div className={styles.staleNote} role="alert">
    <Unplug size={20} aria-hidden="true" />
    <p>
      {messages.loadFailed(error.message)}{' '}
      <span>{messages.stale(berlinSeconds(new Date(timestamp)))}</span>
    </p>
  </div>
)

/** The admin page; members without the role see that they have no access. */
export const AdminBoard = () => {
  const { data: status, error, refetch, isFetching } = useStatus()
  if (isForbidden(error)) return <NoAccess text={messages.noAccess} />
  if (!status) {
    return (
      <div className={styles.root}>
        <Heading as="h1">{messages.title}</Heading>
        <Card>
          {error ? (
            <ErrorState
              title={messages.loadFailed(error.message)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <Loading label={messages.loading} />
          )}
        </Card>
      </div>
    )
  }
  const now = new Date(status.timestamp)
  return (
    <div className={styles.root}>
      <AdminHead />
      {error && <StaleNote error={error} timestamp={status.timestamp} />}
      <StatusPanel status={status} />
      <PipelinePanel status={status} />
      <QueuePanel status={status} />
      <HistoryPanel now={now} />
      <JobsPanel counts={status.contentQueue} now={now} />
      <HeldArticlesPanel />
      <DeadLettersPanel queues={status.queues} now={now} />
      <SourcesPanel now={now} />
    </div>
  )
}
