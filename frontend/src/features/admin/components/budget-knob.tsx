import { classNames } from '#ui/class-names.ts'
import { spentShare } from '../model/figures.ts'
import * as styles from './status-panel.module.css'

const SWEEP = 270
const CENTRE = 60
/** The scale goes to eleven, like a good amp. */
const MARKS = 11

const markAt = (turn: number) => ({
  transform: `rotate(${turn * SWEEP - SWEEP / 2} ${CENTRE} ${CENTRE})`,
})

interface BudgetKnobProps {
  spent: number
  budget: number
}

/** Shows the spent budget as an amp's knob. Decorative: the text beside it says the same. */
export const BudgetKnob = ({ spent, budget }: BudgetKnobProps) => {
  const share = spentShare(spent, budget)
  return (
    <svg
      className={styles.budgetKnob}
      viewBox="0 0 120 120"
      aria-hidden="true"
      data-spent={share === 1}
    >
      {Array.from({ length: MARKS + 1 }, (_, mark) => (
        <line
          key={mark}
          className={classNames(styles.budgetMark, mark / MARKS <= share && styles.budgetMarkLit)}
          x1={CENTRE}
          x2={CENTRE}
          y1="5"
          y2="15"
          {...markAt(mark / MARKS)}
        />
      ))}
      <circle className={styles.budgetRing} cx={CENTRE} cy={CENTRE} r="38" />
      <circle className={styles.budgetCap} cx={CENTRE} cy={CENTRE} r="29" />
      <line
        className={styles.budgetPointer}
        x1={CENTRE}
        x2={CENTRE}
        y1="25"
        y2="44"
        {...markAt(share)}
      />
    </svg>
  )
}
