import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from './button.tsx'
import * as styles from './button.module.css'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'size'> {
  /** Names the button for screen readers. */
  label: string
}

/** A square button of 44 px that shows only an icon; while busy, a spinner takes its place. */
export const IconButton = (props: IconButtonProps) => {
  const { label, variant = 'ghost', busy = false, className, children, ...button } = props
  return (
    <Button
      variant={variant}
      busy={busy}
      aria-label={label}
      className={classNames(styles.icon, className)}
      {...button}
    >
      {!busy && children}
    </Button>
  )
}
