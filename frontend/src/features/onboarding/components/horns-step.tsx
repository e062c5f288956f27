import { useRef, useState } from 'react'
import { isMotionReduced } from '#spa/platform/motion.ts'
import { messages } from '../texts.ts'
import { Crowd } from './crowd.tsx'
import { Embers, type EmberControl } from './embers.tsx'
import { HornsButton } from './horns-button.tsx'
import { StepTitle } from './step-title.tsx'
import * as styles from './horns-step.module.css'

interface HornsStepProps {
  /** The member has completed this step before. */
  answered: boolean
  onAnswered: () => void
}

const SHAKE_PX = 7

const shakeOffset = (level: number): string => {
  const reach = level ** 2 * SHAKE_PX
  const jolt = () => `${((Math.random() - 0.5) * 2 * reach).toFixed(1)}px`
  return `${jolt()} ${jolt()}`
}

/** The first step: holding the button charges the animation until it is full. */
export const HornsStep = ({ answered, onAnswered }: HornsStepProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const embers = useRef<EmberControl>(null)
  const [calm] = useState(isMotionReduced)

  const showLevel = (level: number) => {
    stage.current?.style.setProperty('--power', level.toFixed(3))
    if (calm) return
    stage.current?.style.setProperty('--shake', level < 1 ? shakeOffset(level) : '0 0')
    embers.current?.setPower(level)
  }

  const answer = () => {
    embers.current?.burst()
    if (!calm && 'vibrate' in navigator) navigator.vibrate([40, 30, 160])
    onAnswered()
  }

  return (
    <div ref={stage} className={styles.stage} data-answered={answered || undefined}>
      <div className={styles.backdrop} aria-hidden="true">
        <span className={styles.beams} />
        <span className={styles.glow} />
        <Embers ref={embers} />
        <Crowd />
        {answered && <span className={styles.flash} />}
      </div>
      <div className={styles.front}>
        <StepTitle
          title={answered ? messages.horns.answered : messages.horns.title}
          text={answered ? messages.horns.answeredText : hintFor(calm)}
        />
        <HornsButton calm={calm} done={answered} onLevel={showLevel} onFull={answer} />
      </div>
    </div>
  )
}

const hintFor = (calm: boolean): string => (calm ? messages.horns.calmHint : messages.horns.hint)
