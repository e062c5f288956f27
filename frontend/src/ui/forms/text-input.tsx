import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './field.module.css'

interface TextInputProps extends ComponentProps<'input'> {
  /** A typeface in which every character is as wide as the next. */
  mono?: boolean
}

/** The input alone, for search fields and comboboxes; forms use `TextField`. */
export const TextInput = ({ mono, className, ...input }: TextInputProps) => (
  <input className={classNames(styles.input, mono && styles.mono, className)} {...input} />
)
