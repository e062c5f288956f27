import { latestPastMonth } from '../../api/concerts.ts'
import { ConcertPages } from '../concert-pages.tsx'
import type { FilterControl } from '../use-concert-filter.ts'
import { MonthStepper } from './month-stepper.tsx'

/** Past concerts, month by month. */
export const PastView = ({ control }: { control: FilterControl }) => {
  const { filter, change } = control
  const last = latestPastMonth()
  const month = filter.month === '' || filter.month > last ? last : filter.month
  return (
    <>
      <MonthStepper
        month={month}
        last={last}
        onMonth={(next) => {
          change({ month: next })
        }}
      />
      <ConcertPages control={control} layout="grid" action={null} />
    </>
  )
}
