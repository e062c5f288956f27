import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { addMonths, monthName } from '../../model/dates.ts'
import { messages } from '../../texts.ts'
import * as styles from './month.module.css'

interface MonthStepperProps {
  month: string
  /** The last month that can be chosen; all when missing. */
  last?: string
  onMonth: (month: string) => void
}

export const MonthStepper = ({ month, last, onMonth }: MonthStepperProps) => (
  <div className={styles.stepper} role="group" aria-label={messages.months}>
    <IconButton label={messages.previousMonth} onClick={() => onMonth(addMonths(month, -1))}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
    <div role="status">
      <Heading as="h2">{monthName(month)}</Heading>
    </div>
    <IconButton
      label={messages.nextMonth}
      disabled={last !== undefined && month >= last}
      onClick={() => onMonth(addMonths(month, 1))}
    >
      <ChevronRight aria-hidden="true" />
    </IconButton>
  </div>
)
