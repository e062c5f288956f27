import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './form-grid.module.css'

/** A form with its fields one below the other. */
export const FormGrid = ({ className, ...rest }: ComponentProps<'form'>) => (
  <form className={classNames(styles.root, className)} {...rest} />
)

/** Fields of a form that are side by side where there is room. */
export const FieldRow = ({ children }: Pick<ComponentProps<'div'>, 'children'>) => (
  <div className={styles.row}>{children}</div>
)
