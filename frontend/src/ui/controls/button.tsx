import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import './button.css'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
  /** Shows a spinner and swallows clicks, but keeps the focus. */
  busy?: boolean
}

export const Button = (props: ButtonProps) => {
  const { variant = 'secondary', size = 'medium', block, busy = false, ...rest } = props
  const { className, children, onClick, type = 'button', ...attributes } = rest
  return (
    <button
      type={busy ? 'button' : type}
      aria-busy={busy}
      className={classNames(
        'button',
        `button-${variant}`,
        size === 'large' && 'button-large',
        block && 'button-block',
        className,
      )}
      onClick={busy ? undefined : onClick}
      {...attributes}
    >
      {busy && <Spinner size={18} />}
      {children}
    </button>
  )
}
