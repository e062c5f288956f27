import { Guitar } from 'lucide-react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { NextPage } from '#spa/platform/pages.ts'
import { useBandList, type LoadedBands } from '../../api/band-list.ts'
import { useBandFacets, type BandFacets } from '../../api/facets.ts'
import { isFiltered, type BandFilter } from '../../model/filter.ts'
import { messages } from '../../texts.ts'
import { NewcomerButton } from '../newcomer/newcomer-button.tsx'
import { BandFilters } from './band-filters.tsx'
import { BandGrid, BandGridSkeleton } from './band-grid.tsx'
import { useBandFilter } from './use-band-filter.ts'
import * as styles from './bands.module.css'

interface BandsProps {
  /** Username of the viewer. */
  me: string
}

interface ListProps {
  list: LoadedBands
  filter: BandFilter
  onReset: () => void
}

const Nothing = ({ filter, onReset }: Omit<ListProps, 'list'>) => {
  const canReset = isFiltered(filter)
  return (
    <Card role="status">
      <EmptyState
        icon={<Guitar size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={messages.empty}
        text={canReset ? messages.emptyFilteredText : messages.emptyText}
        action={canReset && <Button onClick={onReset}>{messages.reset}</Button>}
      />
    </Card>
  )
}

/** Below the loaded cards: more, a failure, or the end. */
export const BandEnd = ({ next, isEmpty }: { next: NextPage; isEmpty: boolean }) => {
  if (next.exist)
    return (
      <div className={styles.end}>
        {isEmpty && <p role="status">{messages.emptySoFar}</p>}
        {next.hasFailed && <p role="alert">{messages.moreFailed}</p>}
        <Button busy={next.isLoading} onClick={next.load}>
          {next.isLoading ? messages.loadingMore : messages.more}
        </Button>
      </div>
    )
  return isEmpty ? null : <p className={styles.end}>{messages.end}</p>
}

const List = ({ list, filter, onReset }: ListProps) => {
  const { bands, error, isPlaceholder, next } = list
  if (error !== undefined)
    return (
      <Card>
        <ErrorState
          title={messages.loadFailed(error)}
          onRetry={list.retry}
          retrying={list.isFetching}
        />
      </Card>
    )
  if (!bands) return <BandGridSkeleton />
  const isEmpty = bands.length === 0
  return (
    <>
      {isPlaceholder && <Loading label={messages.searching} />}
      {isEmpty && !next.exist && !isPlaceholder ? (
        <Nothing filter={filter} onReset={onReset} />
      ) : (
        <>
          <BandGrid bands={bands} isOld={isPlaceholder} />
          {!isPlaceholder && <BandEnd next={next} isEmpty={isEmpty} />}
        </>
      )}
    </>
  )
}

const texts = messages.counterLabels

/** Three figures on labels; a dash while a figure is unknown. */
const BandCounters = ({ facets }: { facets: BandFacets | undefined }) => {
  const figures = [
    [texts.total, facets?.total],
    [texts.genres, facets?.genres.length],
    [texts.countries, facets?.countries.length],
  ] as const
  return (
    <dl className={styles.bandCounters} aria-label={messages.counters}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value === undefined ? '–' : value.toLocaleString('de-DE')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The list of bands with its filters, counters and the dialog for newcomers. */
export const Bands = ({ me }: BandsProps) => {
  const { filter, shown, change, reset } = useBandFilter()
  const list = useBandList(filter)
  const { data: facets, isError } = useBandFacets()
  return (
    <div className={styles.root}>
      <header>
        <Card className={styles.hero}>
          <div className={styles.title}>
            <div>
              <Heading as="h1">{messages.title}</Heading>
              <p className={styles.claim}>{messages.claim}</p>
            </div>
            <NewcomerButton me={me} />
          </div>
          <BandCounters facets={facets} />
          <BandFilters filter={shown} facets={facets} onChange={change} onReset={reset} />
          {isError && !facets && <p role="alert">{messages.filtersFailed}</p>}
        </Card>
      </header>
      <List list={list} filter={shown} onReset={reset} />
    </div>
  )
}
