import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { LEGIBLE, chooseTypeface } from './typeface.ts'

type HeadingProps = Omit<ComponentProps<'h2'>, 'children'> & {
  as: 'h1' | 'h2' | 'h3'
  /** Of a card among its like: all of them have one typeface. */
  isListed?: boolean
} & (
    | { children: string; text?: undefined }
    | {
        children: ReactNode
        /** The words among the children. */
        text: string
      }
  )

/** A heading in the display typeface, or in a legible one where blackletter would be unreadable. */
export const Heading = ({ as, isListed, text, className, children, ...rest }: HeadingProps) => {
  const Tag = as
  return (
    <Tag
      className={classNames(isListed ? LEGIBLE : chooseTypeface(text ?? children), className)}
      {...rest}
    >
      {children}
    </Tag>
  )
}
