import { useEffect, useRef, type ReactNode } from 'react'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { messages } from '../texts.ts'
import { Crowd } from './crowd.tsx'
import { Embers, type EmberControl } from './embers.tsx'
import { StepTitle } from './step-title.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as hornsStepStyles from './horns-step.module.css'
import * as styles from './complete-step.module.css'

interface CompleteStepProps {
  name: string
  /** Why the shout is held; undefined when it is visible. */
  heldReason: string | undefined
  /** People and bands to follow. */
  company: ReactNode
}

/** The last step: the animated crowd and the first badge. */
export const CompleteStep = ({ name, heldReason, company }: CompleteStepProps) => {
  const embers = useRef<EmberControl>(null)
  useEffect(() => {
    embers.current?.setPower(0.45)
    embers.current?.burst()
  }, [])
  return (
    <div className={hornsStepStyles.stage} data-answered>
      <div className={hornsStepStyles.backdrop} aria-hidden="true">
        <span className={hornsStepStyles.beams} />
        <Embers ref={embers} />
        <Crowd />
      </div>
      <div className={styles.root}>
        <StepTitle tight title={messages.complete.title(name)} />
        <p className={heldReason === undefined ? styles.heard : styles.held}>
          {heldReason ?? messages.complete.heard}
        </p>
        <div className={styles.badge}>
          <span className={styles.emblem}>
            <HornsIcon size={72} filled />
          </span>
          <Heading as="h2">{messages.complete.badge}</Heading>
          <p>{messages.complete.badgeText}</p>
        </div>
        <div className={styles.company}>{company}</div>
      </div>
    </div>
  )
}
