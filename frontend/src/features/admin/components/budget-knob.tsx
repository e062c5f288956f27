import { shareOf } from '../model/figures.ts'

const SWEEP = 270
const CENTRE = 60
/** Amps of taste go to eleven. */
const MARKS = 11

const markAt = (turn: number) => ({
  transform: `rotate(${turn * SWEEP - SWEEP / 2} ${CENTRE} ${CENTRE})`,
})

interface BudgetKnobProps {
  spent: number
  budget: number
}

/** Decoration: the words beside it say the same. */
export const BudgetKnob = ({ spent, budget }: BudgetKnobProps) => {
  const share = shareOf(spent, budget)
  return (
    <svg className="budget-knob" viewBox="0 0 120 120" aria-hidden="true" data-spent={share === 1}>
      {Array.from({ length: MARKS + 1 }, (_, mark) => (
        <line
          key={mark}
          className={mark / MARKS <= share ? 'budget-mark budget-mark-lit' : 'budget-mark'}
          x1={CENTRE}
          x2={CENTRE}
          y1="5"
          y2="15"
          {...markAt(mark / MARKS)}
        />
      ))}
      <circle className="budget-ring" cx={CENTRE} cy={CENTRE} r="38" />
      <circle className="budget-cap" cx={CENTRE} cy={CENTRE} r="29" />
      <line className="budget-pointer" x1={CENTRE} x2={CENTRE} y1="25" y2="44" {...markAt(share)} />
    </svg>
  )
}
