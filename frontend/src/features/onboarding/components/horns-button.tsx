import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { messages } from '../texts.ts'
import { Charge } from '../model/charge.ts'
import * as styles from './horns-step.module.css'

interface HornsButtonProps {
  /** One press charges fully. */
  calm: boolean
  done: boolean
  onLevel: (level: number) => void
  onFull: () => void
}

const isPressKey = (key: string): boolean => [' ', 'Enter'].includes(key)

const useCharge = (listeners: Pick<HornsButtonProps, 'onLevel' | 'onFull'>) => {
  const charge = useRef<Charge>(null)
  const onLevel = useEffectEvent(listeners.onLevel)
  const onFull = useEffectEvent(listeners.onFull)
  useEffect(() => {
    const filling = new Charge({
      onLevel: (level) => onLevel(level),
      onFull: () => onFull(),
    })
    charge.current = filling
    return () => filling.stop()
  }, [])
  return charge
}

/** Charged by holding (finger, mouse, space, enter) or by taps; a click without a pointer, such as from a screen reader, charges fully. */
export const HornsButton = ({ calm, done, onLevel, onFull }: HornsButtonProps) => {
  const charge = useCharge({ onLevel, onFull })

  const press = () => {
    if (calm) charge.current?.fill()
    else charge.current?.press()
  }
  const release = () => charge.current?.release()

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    press()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return
    event.preventDefault()
    if (!event.repeat) press()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return
    event.preventDefault()
    release()
  }

  if (done) return <HornsShape />
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={messages.horns.raise}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.detail === 0) charge.current?.fill()
      }}
    >
      <HornsShape />
    </button>
  )
}

const HornsShape = () => (
  <span className={styles.plate}>
    <span className={styles.inner}>
      <HornsIcon size={160} />
    </span>
  </span>
)
