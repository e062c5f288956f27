import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { MonthView } from './calendar/month-view.tsx'
import { PastView } from './calendar/past-view.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { ConcertPages } from './concert-pages.tsx'
import { Filters } from './filters.tsx'
import { OwnConcerts } from './own-concerts.tsx'
import { SubmitButton } from './submit/submit-button.tsx'
import { useConcertFilter, type FilterControl } from './use-concert-filter.ts'
import { ViewLinks } from './view-links.tsx'
import * as styles from './calendar-screen.module.css'

interface ViewProps {
  control: FilterControl
  /** What a member can do where nothing is. */
  action: ReactNode
}

const View = ({ control, action }: ViewProps) => {
  switch (control.filter.view) {
    case 'grid':
      return <ConcertPages control={control} layout="grid" action={action} />
    case 'list':
      return <ConcertPages control={control} layout="rows" action={action} />
    case 'month':
      return <MonthView control={control} />
    case 'past':
      return <PastView control={control} />
    case 'own':
      return <OwnConcerts action={action} />
  }
}

/** The calendar: filters, views, and the concerts. */
export const CalendarScreen = ({ me }: { me: CurrentUser }) => {
  const control = useConcertFilter()
  const { view } = control.filter
  return (
    <div className={styles.root}>
      <CalendarHead me={me} />
      <ViewLinks filter={control.filter} />
      {view !== 'own' && (
        <Filters
          control={control}
          hasSearch={view !== 'month'}
          hasRange={view === 'grid' || view === 'list'}
        />
      )}
      <View control={control} action={<SubmitButton memberId={me.id} />} />
    </div>
  )
}
