import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../texts.ts'
import './field.css'

export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  error?: string | undefined
  hint?: string | undefined
  /** Says beside the label that the field may stay empty. */
  optional?: boolean
}

interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlAttributes) => ReactNode
}

/** Ties label, hint and error to whatever control it holds. */
export const Field = ({ label, hideLabel, error, hint, optional, children }: FieldFrameProps) => {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="field">
      <div className={classNames('field-label', hideLabel && 'visually-hidden')}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className="field-optional">{messages.optional}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'field-hint' : 'field-error'}>
          {error !== undefined && <CircleAlert size={16} aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  )
}
