import { Guitar } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { ownConcerts } from '#shared/api/concerts.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'
import { useWithdrawnConcerts } from '../api/withdraw-concert.ts'
import { messages } from '../submit-texts.ts'
import { CONCERTS_KEY } from '../api/concerts-key.ts'
import { ConcertRow } from './concert-rows.tsx'
import { ContentNote } from './content-note.tsx'
import { MoreConcerts } from './more-concerts.tsx'
import * as rowStyles from './concert-rows.module.css'

const ownQuery = pagesQuery(
  [...CONCERTS_KEY, 'own'],
  ({ page, signal }) => callPage(ownConcerts, { query: page, signal }),
  { refetchOnMount: 'always' },
)

/** What the member submitted, with what waits for the moderators. */
export const OwnConcerts = ({ action }: { action: ReactNode }) => {
  const { items: concerts, error, isFetching, retry, next } = usePagedList(ownQuery)
  const withdrawn = useWithdrawnConcerts()
  const shown = concerts?.filter(({ id }) => !withdrawn.has(id))
  if (error !== undefined)
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
      <MoreConcerts next={next} texts={messages} />
    </>
  )
}
