import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { isMotionReduced } from '#spa/platform/motion.ts'

const HOLD_MS = 250
/** A finger never rests exactly. */
const SLACK_PX = 10
const SWIPE_PX = 56
const CLOSE_PX = 90

interface Gestures {
  /** The pointer stays down, which pauses; and is released. */
  onHold: (isHeld: boolean) => void
  /** `1`: to the next member. */
  onSwipe: (direction: 1 | -1) => void
  onClose: () => void
}

interface Touch {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
  isHeld: boolean
  isMoved: boolean
}

const place = (element: HTMLElement | null, x: number, y: number): void => {
  if (!element || isMotionReduced()) return
  element.style.transform = x === 0 && y === 0 ? '' : `translate(${String(x)}px, ${String(y)}px)`
}

type Swipe = 'close' | 1 | -1 | undefined

const swipeOf = (x: number, y: number): Swipe => {
  if (y > CLOSE_PX && y > Math.abs(x)) return 'close'
  if (Math.abs(x) <= Math.max(SWIPE_PX, Math.abs(y))) return undefined
  return x < 0 ? 1 : -1
}

/** Hold, swipe to the sides and swipe down over `frame`. A tap stays a click of what is below the pointer. */
export const useGestures = (
  frame: RefObject<HTMLElement | null>,
  { onHold, onSwipe, onClose }: Gestures,
) => {
  const touch = useRef<Touch>(null)
  /** The click that ends a hold or swipe is none. */
  const skipsClick = useRef(false)

  const end = (event: PointerEvent): void => {
    const ended = touch.current
    if (ended?.pointerId !== event.pointerId) return
    touch.current = null
    clearTimeout(ended.timer)
    place(frame.current, 0, 0)
    if (ended.isHeld) onHold(false)
    skipsClick.current = ended.isHeld || ended.isMoved
    if (event.type !== 'pointerup' || !ended.isMoved) return
    const swipe = swipeOf(event.clientX - ended.x, event.clientY - ended.y)
    if (swipe === 'close') onClose()
    else if (swipe !== undefined) onSwipe(swipe)
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      skipsClick.current = false
      if (!event.isPrimary || event.button !== 0) return
      const started: Touch = {
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        timer: setTimeout(() => {
          if (touch.current !== started || started.isMoved) return
          started.isHeld = true
          onHold(true)
        }, HOLD_MS),
        isHeld: false,
        isMoved: false,
      }
      touch.current = started
    },
    onPointerMove: (event: PointerEvent) => {
      const moved = touch.current
      if (moved?.pointerId !== event.pointerId) return
      const x = event.clientX - moved.x
      const y = event.clientY - moved.y
      if (!moved.isMoved && Math.hypot(x, y) < SLACK_PX) return
      moved.isMoved = true
      const isDown = y > Math.abs(x)
      place(frame.current, isDown ? 0 : x / 3, isDown ? y / 2 : 0)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onClickCapture: (event: MouseEvent) => {
      if (!skipsClick.current) return
      skipsClick.current = false
      event.stopPropagation()
    },
  }
}
