import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../texts.ts'
import './choice-group.css'

interface ChoiceGroupProps {
  label: string
  hint?: string
  optional?: boolean
  /** Several may be chosen, or exactly one. */
  type: 'checkbox' | 'radio'
  name: string
  choices: readonly { value: string; label: ReactNode }[]
  defaultChosen: readonly string[]
  onChange?: (value: string, chosen: boolean) => void
  className?: string
}

/** Choices as patches to tap. */
export const ChoiceGroup = (props: ChoiceGroupProps) => {
  const { label, hint, optional = false, choices, defaultChosen, onChange, className } = props
  const id = useId()
  return (
    <fieldset
      className={classNames('choice-group', className)}
      aria-describedby={hint === undefined ? undefined : id}
    >
      <legend className="field-label">
        {label} {optional && <span className="field-optional">{messages.optional}</span>}
      </legend>
      {hint !== undefined && (
        <p id={id} className="field-hint">
          {hint}
        </p>
      )}
      <div className="choice-list">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type={props.type}
              name={props.name}
              value={choice.value}
              defaultChecked={defaultChosen.includes(choice.value)}
              onChange={(event) => onChange?.(choice.value, event.target.checked)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
