import { useEffect, useRef } from 'react'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { messages } from '../texts.ts'
import { Crowd } from './crowd.tsx'
import { Embers, type EmberControl } from './embers.tsx'
import { StepTitle } from './step-title.tsx'
import './complete-step.css'

interface CompleteStepProps {
  name: string
  /** Why the shout is not to be read yet. */
  heldReason: string | undefined
}

/** The hall celebrates, and the first badge is sewn on. */
export const CompleteStep = ({ name, heldReason }: CompleteStepProps) => {
  const embers = useRef<EmberControl>(null)
  useEffect(() => {
    embers.current?.setPower(0.45)
    embers.current?.burst()
  }, [])
  return (
    <div className="horns-stage is-answered">
      <div className="horns-backdrop" aria-hidden="true">
        <span className="horns-beams" />
        <Embers ref={embers} />
        <Crowd />
      </div>
      <div className="complete">
        <StepTitle title={messages.complete.title(name)} />
        <p className={heldReason === undefined ? 'complete-heard' : 'complete-held'}>
          {heldReason ?? messages.complete.heard}
        </p>
        <div className="complete-badge">
          <span className="complete-emblem">
            <HornsIcon size={72} filled />
          </span>
          <h2>{messages.complete.badge}</h2>
          <p>{messages.complete.badgeText}</p>
        </div>
      </div>
    </div>
  )
}
