import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook

/** A link to a page of the SPA that looks like a button. */
export const ButtonLink = ({ variant, size, tone, block, className, ...link }: ButtonLinkProps) => (
  <Link className={classNames(buttonClass({ variant, size, tone, block }), className)} {...link} />
)
