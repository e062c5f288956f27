import { CalendarX2, ChevronLeft, ChevronRight } from 'lucide-react'
import { useDeferredValue, useId, useState, type ReactNode } from 'react'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useConcertPage } from '../api/concerts.ts'
import { isTonight } from '../model/evening.ts'
import { useWithdrawnConcerts } from '../api/withdraw-concert.ts'
import { isFiltered } from '../model/filter.ts'
import { messages } from '../texts.ts'
import { ConcertGrid, GridSkeleton } from './concert-grid.tsx'
import { ConcertRows } from './concert-rows.tsx'
import type { FilterControl } from './use-concert-filter.ts'
import * as styles from './calendar-screen.module.css'

interface NothingProps {
  control: FilterControl
  /** The server read as much as it reads at once and found nothing in it. */
  hasNext?: boolean
  /** What a member can do when no filter is the reason. */
  action: ReactNode
}

const Nothing = ({ control: { filter, reset }, hasNext, action }: NothingProps) => {
  const text = () => {
    if (hasNext) return messages.emptySoFarText
    if (filter.page > 1) return messages.emptyPageText
    if (filter.view === 'past') return messages.emptyPastText
    return isFiltered(filter) ? messages.emptyFilteredText : messages.emptyText
  }
  return (
    <Card role="status">
      <EmptyState
        icon={<CalendarX2 size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={hasNext ? messages.emptySoFar : messages.empty}
        text={text()}
        action={isFiltered(filter) ? <Button onClick={reset}>{messages.reset}</Button> : action}
      />
    </Card>
  )
}

/** As many as a phone shows at first. */
const FIRST_CONCERTS = 4

interface EveningsProps {
  concerts: readonly ConcertCard[]
  /** Whether they were loaded just now. Then those below the screen follow the first ones. */
  isFresh: boolean
}

/** What plays in this evening has a row of its own above the other days. */
const Evenings = ({ concerts, isFresh }: EveningsProps) => {
  const titleId = useId()
  const isWhole = useDeferredValue(true, !isFresh)
  const shown = isWhole ? concerts : concerts.slice(0, FIRST_CONCERTS)
  const tonight = shown.filter(isTonight)
  const later = shown.filter((concert) => !tonight.includes(concert))
  return (
    <>
      {tonight.length > 0 && (
        <section className={styles.tonight} aria-labelledby={titleId}>
          <Heading as="h2" id={titleId}>
            {messages.tonight}
          </Heading>
          <ConcertGrid concerts={tonight} label={messages.tonight} />
        </section>
      )}
      {later.length > 0 && <ConcertGrid concerts={later} />}
    </>
  )
}

interface PagerProps {
  page: number
  hasNext: boolean
  /** Whether another page is on its way. */
  isTurning: boolean
  onPrevious: () => void
  onNext: () => void
}

const Pager = ({ page, hasNext, isTurning, onPrevious, onNext }: PagerProps) => (
  <nav className={styles.pager} aria-label={messages.pages}>
    <Button disabled={page === 1 || isTurning} onClick={onPrevious}>
      <ChevronLeft size={20} aria-hidden="true" />
      {messages.previous}
    </Button>
    <span role="status">{messages.page(page)}</span>
    <Button disabled={!hasNext || isTurning} onClick={onNext}>
      {messages.next}
      <ChevronRight size={20} aria-hidden="true" />
    </Button>
  </nav>
)

interface ConcertPagesProps extends Omit<NothingProps, 'hasNext'> {
  layout: 'grid' | 'rows'
}

/** The concerts of the filter, page by page. */
export const ConcertPages = ({ control, layout, action }: ConcertPagesProps) => {
  const { filter, cursors, nextPage, previousPage } = control
  const loaded = useConcertPage(filter, cursors)
  const withdrawn = useWithdrawnConcerts()
  const [wasLoading] = useState(!loaded.concerts)
  const { error, nextCursor } = loaded
  const concerts = loaded.concerts?.filter(({ id }) => !withdrawn.has(id))
  if (!concerts && error !== undefined)
    return (
      <Card>
        <ErrorState
          title={messages.loadFailed(error)}
          onRetry={loaded.retry}
          retrying={loaded.isFetching}
        />
      </Card>
    )
  if (!concerts) return <GridSkeleton />
  const List = layout === 'grid' ? Evenings : ConcertRows
  return (
    <div className={styles.pages} aria-busy={loaded.isTurning}>
      {concerts.length === 0 ? (
        <Nothing control={control} hasNext={nextCursor !== null} action={action} />
      ) : (
        <List concerts={concerts} isFresh={wasLoading} />
      )}
      {(filter.page > 1 || nextCursor !== null) && (
        <Pager
          page={filter.page}
          hasNext={nextCursor !== null}
          isTurning={loaded.isTurning}
          onPrevious={previousPage}
          onNext={() => {
            if (nextCursor !== null) nextPage(nextCursor)
          }}
        />
      )}
    </div>
  )
}
