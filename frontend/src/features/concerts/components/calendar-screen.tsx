import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import { ConcertPages } from './concert-pages.tsx'
import { Filters } from './filters.tsx'
import { useConcertFilter } from './use-concert-filter.ts'
import * as styles from './calendar-screen.module.css'

/** The calendar: filters, views, and the concerts. */
export const CalendarScreen = () => {
  const control = useConcertFilter()
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <div>
          <Heading as="h1">{messages.title}</Heading>
          <p>{messages.claim}</p>
        </div>
        <div className={styles.tools} />
      </header>
      <Filters control={control} hasRange />
      <ConcertPages control={control} layout="grid" action={null} />
    </div>
  )
}
