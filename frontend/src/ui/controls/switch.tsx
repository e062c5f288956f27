import { useId, type ComponentProps } from 'react'
import './switch.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> {
  label: string
  hint?: string
}

/** On or off, at once. The whole row is the target. */
export const Switch = ({ label, hint, ...input }: SwitchProps) => {
  const id = useId()
  return (
    <label className="switch" htmlFor={id}>
      <span className="switch-text">
        <span id={`${id}-label`} className="switch-label">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="switch-hint">
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        className="switch-input"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span className="switch-track" aria-hidden="true" />
    </label>
  )
}
