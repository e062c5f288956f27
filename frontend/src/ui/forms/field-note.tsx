import type { ComponentProps } from 'react'
import * as styles from './field.module.css'

interface FieldNoteProps extends Omit<ComponentProps<'p'>, 'className'> {
  tone: 'hint' | 'error'
}

/** The small text below a control or a group of them. */
export const FieldNote = ({ tone, ...rest }: FieldNoteProps) => (
  <p className={tone === 'error' ? styles.error : styles.hint} {...rest} />
)
