import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../texts.ts'
import { FieldNote } from './field-note.tsx'
import * as styles from './field.module.css'

export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  error?: string | undefined
  hint?: string | undefined
  /** Says beside the label that the field may stay empty. */
  optional?: boolean
  /** Takes the free width of its row. */
  grow?: boolean
}

interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlAttributes) => ReactNode
}

/** Connects label, hint and error with the control that `children` renders. */
export const Field = (props: FieldFrameProps) => {
  const { label, hideLabel, error, hint, optional, grow, children } = props
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classNames(styles.root, grow && styles.grow)}>
      <div className={classNames(styles.label, hideLabel && 'visually-hidden')}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className={styles.optional}>{messages.optional}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <FieldNote id={`${id}-note`} tone={error === undefined ? 'hint' : 'error'}>
          {error !== undefined && <CircleAlert size={16} aria-hidden="true" />}
          {note}
        </FieldNote>
      )}
    </div>
  )
}
