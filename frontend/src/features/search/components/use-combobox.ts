import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isEnter, isOfInputMethod } from '#spa/platform/enter-key.ts'
import { activeAfter } from '#spa/entities/member/list-keys.ts'

const NONE = -1

interface ComboboxOptions {
  /** How many options are shown now. */
  readonly count: number
  /** Whether they belong to the typed text. Enter waits until they do. */
  readonly isAnswer: boolean
  readonly onChoose: (index: number) => void
  readonly onLeave: () => void
}

/** The keys of a combobox: arrows move through the options of all groups, Enter opens the active or the first one. */
export const useCombobox = ({ count, isAnswer, onChoose, onLeave }: ComboboxOptions) => {
  const [active, setActive] = useState(NONE)
  /** Enter was pressed before the results of the typed text arrived. */
  const isEntered = useRef(false)

  const enter = () => {
    isEntered.current = active === NONE && !isAnswer
    if (!isEntered.current && count > 0) onChoose(Math.max(active, 0))
  }
  useEffect(() => {
    if (isEntered.current && isAnswer) enter()
  })
  const goTo = (next: number) => {
    isEntered.current = false
    setActive(next)
  }
  return {
    active: active < count ? active : NONE,
    startOver: () => goTo(NONE),
    onKeyDown: (event: KeyboardEvent) => {
      if (isOfInputMethod(event.nativeEvent)) return
      const next = activeAfter(event.key, active, count)
      if (next !== undefined) goTo(next)
      else if (event.key === 'Escape') onLeave()
      else if (isEnter(event.nativeEvent)) enter()
      else return
      event.preventDefault()
    },
  }
}
