import { useIsPhone } from '#spa/platform/viewport.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useConcertDays, useMonthBands } from '../../api/concert-days.ts'
import { today } from '../../model/evening.ts'
import { fullDay } from '../../model/dates.ts'
import { messages } from '../../texts.ts'
import { ConcertPages } from '../concert-pages.tsx'
import type { FilterControl } from '../use-concert-filter.ts'
import { MonthBands } from './month-bands.tsx'
import { MonthStepper } from './month-stepper.tsx'
import { MonthTable } from './month-table.tsx'
import * as styles from './month.module.css'

const DayConcerts = ({ control }: { control: FilterControl }) => (
  <section className={styles.dayConcerts}>
    <Heading as="h2">{messages.onDay(fullDay(control.filter.day))}</Heading>
    <ConcertPages control={control} layout="rows" action={null} />
  </section>
)

interface MonthCardProps {
  control: FilterControl
  month: string
  isOpen: boolean
}

/** A phone shows the days to come of the current month; the others are on the view of past concerts. */
const isShown = (day: string, chosen: string, month: string): boolean =>
  !today().startsWith(month) || day >= today() || day === chosen

const MonthCard = ({ control, month, isOpen }: MonthCardProps) => {
  const { filter, change } = control
  const { counts, error, isFetching, retry } = useConcertDays(month, filter.city)
  const bands = useMonthBands(month, filter.city)
  const isPhone = useIsPhone()
  if (!counts)
    return error === undefined ? (
      <Loading label={messages.monthLoading} />
    ) : (
      <ErrorState title={messages.loadFailed(error)} onRetry={retry} retrying={isFetching} />
    )
  const openDay = (day: string) => change({ month, day })
  if (isPhone) {
    const shown = new Map([...counts].filter(([day]) => isShown(day, filter.day, month)))
    return shown.size === 0 ? (
      <p className={styles.hint}>{messages.emptyMonth}</p>
    ) : (
      <MonthBands counts={shown} bands={bands} chosen={filter.day} onDay={openDay}>
        <DayConcerts control={control} />
      </MonthBands>
    )
  }
  const hint = counts.size === 0 ? messages.emptyMonth : messages.chooseDay
  return (
    <>
      <MonthTable
        month={month}
        today={today()}
        counts={counts}
        bands={bands}
        chosen={filter.day}
        onDay={openDay}
      />
      {!isOpen && <p className={styles.hint}>{hint}</p>}
    </>
  )
}

/** A month with the bands of each day, and the concerts of the chosen day. */
export const MonthView = ({ control }: { control: FilterControl }) => {
  const { filter, change } = control
  const isPhone = useIsPhone()
  const month = filter.month === '' ? today().slice(0, 7) : filter.month
  const isOpen = filter.day.startsWith(month)
  return (
    <>
      <Card flush className={styles.root}>
        <MonthStepper month={month} onMonth={(next) => change({ month: next, day: '' })} />
        <MonthCard control={control} month={month} isOpen={isOpen} />
      </Card>
      {isOpen && !isPhone && <DayConcerts control={control} />}
    </>
  )
}
