import { Guitar } from 'lucide-react'
import type { ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { ownConcerts } from '#shared/api/concerts.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { useWithdrawnConcerts } from '../api/withdraw-concert.ts'
import { messages } from '../submit-texts.ts'
import { CONCERTS_KEY } from '../api/concerts-key.ts'
import { ConcertRow } from './concert-rows.tsx'
import { ContentNote } from './content-note.tsx'
import * as styles from './calendar-screen.module.css'
import * as rowStyles from './concert-rows.module.css'

/** Concerts that the member submitted, with those that wait for the moderators. */
const useOwnConcerts = () => {
  const query = useInfiniteQuery(
    pagesQuery(
      [...CONCERTS_KEY, 'own'],
      ({ page, signal }) => callPage(ownConcerts, { query: page, signal }),
      { refetchOnMount: 'always' },
    ),
  )
  return {
    concerts: query.data?.pages.flatMap(({ items }) => items),
    error: query.data ? undefined : query.error?.message,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    next: nextPageOf(query),
  }
}

const More = ({ next }: Pick<ReturnType<typeof useOwnConcerts>, 'next'>) => {
  if (!next.exist) return null
  return (
    <div className={styles.more}>
      {next.hasFailed && <p role="alert">{messages.moreFailed}</p>}
      <Button busy={next.isLoading} onClick={next.load}>
        {messages.more}
      </Button>
    </div>
  )
}

/** What the member submitted, with what waits for the moderators. */
export const OwnConcerts = ({ action }: { action: ReactNode }) => {
  const { concerts, error, isFetching, retry, next } = useOwnConcerts()
  const withdrawn = useWithdrawnConcerts()
  const shown = concerts?.filter(({ id }) => !withdrawn.has(id))
  if (!shown && error !== undefined)
    return (
      <Card>
        <ErrorState title={messages.ownFailed} text={error} onRetry={retry} retrying={isFetching} />
      </Card>
    )
  if (!shown) return <Loading />
  if (shown.length === 0 && !next.exist)
    return (
      <Card role="status">
        <EmptyState
          icon={<Guitar size={48} strokeWidth={1.5} aria-hidden="true" />}
          title={messages.ownEmpty}
          text={messages.ownEmptyText}
          action={action}
        />
      </Card>
    )
  return (
    <>
      <Card flush className={rowStyles.root}>
        <ul aria-label={messages.own}>
          {shown.map((concert) => (
            <ConcertRow key={concert.id} concert={concert}>
              <ContentNote {...concert} />
            </ConcertRow>
          ))}
        </ul>
      </Card>
      <More next={next} />
    </>
  )
}
