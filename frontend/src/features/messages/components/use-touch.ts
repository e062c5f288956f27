import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** A finger that moves so far to the right answers the message. */
const ANSWER_PX = 56
/** From here on a finger moves, and no longer presses. */
const MOVED_PX = 10
const LONG_PRESS_MS = 450

interface Options {
  /** Undefined where a message cannot be answered. */
  readonly onAnswer: (() => void) | undefined
  readonly onMenu: () => void
}

interface Press {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
  /** The next event may come before the next render. */
  slide: number
}

/** These take the finger themselves: the browser has a menu for links, a slider follows. */
const TAKES_FINGER = 'a, [role="slider"]'

const isFree = ({ pointerType, target }: PointerEvent): boolean =>
  pointerType === 'touch' && target instanceof Element && target.closest(TAKES_FINGER) === null

/** Swiping a message to the right answers it, a long press opens its menu. Mouse and keyboard have the button. */
export const useTouch = ({ onAnswer, onMenu }: Options) => {
  const press = useRef<Press>(undefined)
  const hasOpened = useRef(false)
  const [slide, setSlide] = useState(0)

  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
    setSlide(0)
  }
  const open = () => {
    hasOpened.current = true
    end()
    onMenu()
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      hasOpened.current = false
      if (!isFree(event)) return
      const timer = setTimeout(open, LONG_PRESS_MS)
      press.current = { x: event.clientX, y: event.clientY, timer, slide: 0 }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!press.current) return
      const { x, y, timer } = press.current
      const right = clientX - x
      if (Math.hypot(right, clientY - y) > MOVED_PX) clearTimeout(timer)
      if (!onAnswer) return
      press.current.slide = right > MOVED_PX ? Math.min(right, ANSWER_PX) : 0
      setSlide(press.current.slide)
    },
    onPointerUp: () => {
      // The end of the press that opened it closes a popover.
      if (hasOpened.current) setTimeout(onMenu)
      if (press.current?.slide === ANSWER_PX) onAnswer?.()
      end()
    },
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (press.current ?? hasOpened.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (hasOpened.current && event.detail > 0) event.stopPropagation()
    },
  }
  return { slide, isAnswer: slide === ANSWER_PX, handlers }
}
