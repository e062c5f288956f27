import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import './button.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does; read out, because the icon is not. */
  label: string
}

/** A square button of 44 px that shows only an icon. */
export const IconButton = ({ label, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    className={classNames('button', 'button-ghost', 'button-icon', className)}
    {...rest}
  />
)
