import { useRef, useState, type PointerEvent } from 'react'
import { MIN_SECONDS, type Recorder } from '../../model/recorder.ts'

/** A finger that moves so far to the left drops the recording. */
const DROP_PX = 96
/** A finger that moves so far up may leave; the recording goes on. */
const LOCK_PX = 64

interface Options {
  readonly recorder: Recorder
  readonly onSend: () => void
  readonly onDrop: () => void
}

/** Records while the button is held, and sends when it is released. After a tap, the recording goes on by itself. */
export const useHold = ({ recorder, onSend, onDrop }: Options) => {
  const [slide, setSlide] = useState<number>()
  /** Where the finger began; the next event may come before the next render. */
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const letGo = () => {
    start.current = undefined
    setSlide(undefined)
  }
  return {
    /** How far the finger moved to the left, in pixels; undefined while nothing is held. */
    slide,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      setSlide(0)
      void recorder.start()
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const left = start.current.x - clientX
      const up = start.current.y - clientY
      if (left > DROP_PX || up > LOCK_PX) letGo()
      else setSlide(Math.max(0, left))
      if (left > DROP_PX) onDrop()
    },
    onPointerUp: () => {
      if (!start.current) return
      letGo()
      const state = recorder.snapshot()
      if (state.name === 'recording' && state.seconds >= MIN_SECONDS) onSend()
    },
    onPointerCancel: letGo,
  }
}
