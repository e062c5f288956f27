import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { useIsNarrow } from '#spa/platform/viewport.ts'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import { latestPastMonth } from '../api/concerts.ts'
import { viewQuery, type ConcertFilter, type View } from '../model/filter.ts'
import { MonthView } from './calendar/month-view.tsx'
import { SubmitButton, ToolColumn, ToolMenu, useCalendarTools } from './calendar-tools.tsx'
import { ConcertPages } from './concert-pages.tsx'
import { Filters } from './filters.tsx'
import { OwnConcerts } from './own-concerts.tsx'
import { useConcertFilter, type FilterControl } from './use-concert-filter.ts'
import * as styles from './calendar-screen.module.css'
import { MonthStepper } from './calendar/month-stepper.tsx'

interface ChosenViewProps {
  control: FilterControl
  /** What a member can do where nothing is. */
  action: ReactNode
}

/** Past concerts, month by month. */
const PastView = ({ control }: { control: FilterControl }) => {
  const { filter, change } = control
  const last = latestPastMonth()
  const month = filter.month === '' || filter.month > last ? last : filter.month
  return (
    <>
      <MonthStepper month={month} last={last} onMonth={(next) => change({ month: next })} />
      <ConcertPages control={control} layout="grid" action={null} />
    </>
  )
}

const ChosenView = ({ control, action }: ChosenViewProps) => {
  switch (control.filter.view) {
    case 'grid':
      return <ConcertPages control={control} layout="grid" action={action} />
    case 'month':
      return <MonthView control={control} />
    case 'past':
      return <PastView control={control} />
    case 'own':
      return <OwnConcerts action={action} />
  }
}

const MAIN_VIEWS: readonly View[] = ['grid', 'month']

/** The switch between list and month, each with an address of its own. One opened from the menu is beside them. */
const ViewLinks = ({ filter }: { filter: ConcertFilter }) => (
  <nav aria-label={messages.views}>
    <ul className={styles.viewLinks}>
      {[...new Set([...MAIN_VIEWS, filter.view])].map((view) => (
        <li key={view}>
          <Link
            className={styles.link}
            to={{ pathname: '/concerts', search: viewQuery(filter, view) }}
            preventScrollReset
            aria-current={view === filter.view ? 'page' : undefined}
          >
            {messages.viewNames[view]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** The calendar: what plays, with filters above and everything else in a menu or a column. */
export const CalendarScreen = ({ me }: { me: CurrentUser }) => {
  const control = useConcertFilter()
  const tools = useCalendarTools(me)
  const isNarrow = useIsNarrow()
  const { view } = control.filter
  return (
    <div className={styles.columns}>
      <div className={styles.root}>
        <header className={styles.head}>
          <Heading as="h1">{messages.title}</Heading>
          <ViewLinks filter={control.filter} />
          {isNarrow && (
            <div className={styles.menu}>
              <ToolMenu tools={tools} control={control} />
            </div>
          )}
          <p>{messages.claim}</p>
        </header>
        {view !== 'own' && (
          <Filters control={control} hasSearch={view !== 'month'} hasRange={view === 'grid'} />
        )}
        <ChosenView control={control} action={<SubmitButton open={tools.open} />} />
      </div>
      {!isNarrow && <ToolColumn tools={tools} control={control} />}
      {tools.dialog}
    </div>
  )
}
