import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import * as styles from './field.module.css'

const HEIGHTS = {
  line: styles.line,
  medium: undefined,
  tall: styles.tall,
  screen: styles.screen,
} as const

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'height'> {
  /** The height while it is empty. A `line` is as high as a button and has no resize handle; `screen` is 30 % of the window. */
  height?: keyof typeof HEIGHTS
}

/** Grows with its text up to half of the window. */
export const TextArea = (props: TextAreaProps) => {
  const { label, hideLabel = false, error, hint, optional = false, grow = false, ...rest } = props
  const { height = 'medium', className, ...area } = rest
  return (
    <Field {...{ label, hideLabel, error, hint, optional, grow }}>
      {(control) => (
        <textarea
          className={classNames(styles.input, styles.area, HEIGHTS[height], className)}
          {...area}
          {...control}
        />
      )}
    </Field>
  )
}
