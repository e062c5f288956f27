import { Guitar } from 'lucide-react'
import { followedBands } from '#shared/api/followed-bands.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../../texts.ts'
import { BandGrid, BandGridSkeleton } from './band-grid.tsx'
import { BandEnd } from './bands.tsx'
import * as styles from './bands.module.css'

const followedQuery = pagesQuery(
  ['bands', 'followed'],
  ({ page, signal }) => callPage(followedBands, { query: page, signal }),
  { refetchOnMount: 'always' },
)

/** The bands that the member follows. */
export const FollowedBands = () => {
  const { items: bands, error, isFetching, retry, next } = usePagedList(followedQuery)
  if (error !== undefined)
    return (
      <Card>
        <ErrorState title={messages.loadFailed(error)} onRetry={retry} retrying={isFetching} />
      </Card>
    )
  if (!bands) return <BandGridSkeleton />
  if (bands.length === 0 && !next.exist)
    return (
      <Card role="status">
        <EmptyState
          icon={<Guitar size={48} strokeWidth={1.5} aria-hidden="true" />}
          title={messages.followsNone}
          text={messages.followsNoneText}
          action={<ButtonLink to="/bands">{messages.toBands}</ButtonLink>}
        />
      </Card>
    )
  return (
    <div className={styles.root}>
      <BandGrid bands={bands} isOld={false} />
      {next.exist && <BandEnd next={next} isEmpty={bands.length === 0} />}
    </div>
  )
}
