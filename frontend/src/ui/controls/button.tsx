import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../progress/spinner.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean
}

export const Button = (props: ButtonProps) => {
  const { variant, size, tone, block, busy = false, ...rest } = props
  const { className, children, onClick, type = 'button', ...attributes } = rest
  return (
    <button
      type={busy ? 'button' : type}
      aria-busy={busy}
      className={classNames(buttonClass({ variant, size, tone, block }), className)}
      onClick={busy ? undefined : onClick}
      {...attributes}
    >
      {busy && <Spinner size={18} />}
      {children}
    </button>
  )
}
