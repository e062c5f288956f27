import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './card.module.css'

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** Without padding, for content that brings its own, such as pictures to the edge. */
  flush?: boolean
  /** `desktop`: no frame on phones, for a card that fills the screen there. */
  frame?: 'always' | 'desktop'
}

/** The framed surface of the design system, with two cut corners. */
export const Card = ({ as = 'div', flush, frame = 'always', className, ...rest }: CardProps) => {
  // The ref and handlers of a div fit every tag that `as` allows.
  const Tag = as as 'div'
  return (
    <Tag
      className={classNames(
        styles.root,
        flush && styles.flush,
        frame === 'desktop' && styles.desktopFrame,
        className,
      )}
      {...rest}
    />
  )
}
