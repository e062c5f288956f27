import { useEffect, useEffectEvent, useRef } from 'react'
import { createSlideClock, type SlideClock } from '../../model/slide-clock.ts'

interface SlideClockProps {
  /** Changes with every slide, and when the same slide starts again. */
  slideKey: string
  durationMs: number
  isRunning: boolean
  onEnd: () => void
}

/** Runs the clock of the viewer. Returns the element that shows the progress of the current slide. */
export const useSlideClock = (props: SlideClockProps) => {
  const { slideKey, durationMs, isRunning } = props
  const bar = useRef<HTMLSpanElement>(null)
  const clock = useRef<SlideClock>(null)
  const end = useEffectEvent(props.onEnd)

  useEffect(() => {
    const created = createSlideClock({
      onTick: (_, share) => {
        // Without React: twenty renders a second would cost frames.
        if (bar.current) bar.current.style.transform = `scaleX(${share.toFixed(5)})`
      },
      onEnd: () => end(),
    })
    clock.current = created
    return () => created.setRunning(false)
  }, [])
  useEffect(() => {
    clock.current?.begin(durationMs)
  }, [slideKey, durationMs])
  useEffect(() => {
    clock.current?.setRunning(isRunning)
  }, [isRunning])
  return bar
}
