import { useEffect, useRef } from 'react'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './step-title.module.css'

interface StepTitleProps {
  title: string
  text?: string
  size?: 'small' | 'large'
  /** With less space below. */
  tight?: boolean
}

/** Takes the focus when it appears or changes, so that a screen reader begins each step at its title. */
export const StepTitle = ({ title, text, size = 'large', tight }: StepTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [title])
  return (
    <div
      className={classNames(styles.root, size === 'small' && styles.small, tight && styles.tight)}
    >
      <Heading as="h1" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}
