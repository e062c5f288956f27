import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { isMotionReduced } from '#spa/platform/motion.ts'
import { EmberField } from '../model/ember-field.ts'
import * as styles from './horns-step.module.css'

export interface EmberControl {
  /** The density of the embers, 0 to 1. */
  readonly setPower: (power: number) => void
  readonly burst: () => void
}

/** The embers on a canvas; nothing with reduced motion. */
export const Embers = ({ ref }: { ref: Ref<EmberControl> }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const field = useRef<EmberField>(null)
  useImperativeHandle(ref, () => ({
    setPower: (power) => {
      if (field.current) field.current.power = power
    },
    burst: () => field.current?.burst(),
  }))
  useEffect(() => {
    if (!canvas.current || isMotionReduced()) return undefined
    const burning = new EmberField(canvas.current)
    field.current = burning
    burning.start()
    return () => burning.stop()
  }, [])
  return <canvas ref={canvas} className={styles.onboardingEmbers} aria-hidden="true" />
}
