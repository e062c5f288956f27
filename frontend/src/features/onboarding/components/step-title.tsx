import { useEffect, useRef } from 'react'
import { usePageTitle } from '#spa/platform/page-title.ts'

interface StepTitleProps {
  title: string
  text?: string
}

/** Takes the focus when it appears or changes, so that every step begins at its name. */
export const StepTitle = ({ title, text }: StepTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [title])
  return (
    <div className="onboarding-title">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}
