import { useId, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> {
  label: string
  hint?: string
  /** Takes the free width of its row. */
  grow?: boolean
}

/** A setting that takes effect at once. The whole row is the target. */
export const Switch = ({ label, hint, grow = false, ...input }: SwitchProps) => {
  const id = useId()
  return (
    <label className={classNames(styles.root, grow && styles.grow)} htmlFor={id}>
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  )
}
