import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Author } from '#shared/api/members.ts'
import { useSearch } from '../api/search.ts'
import { isEnter, isOfInputMethod } from '#spa/platform/enter-key.ts'
import { activeAfter } from '#spa/entities/member/list-keys.ts'
import { useSettled } from '#spa/platform/use-settled.ts'

const PAUSE_MS = 200
const NONE = -1

const useFound = (typed: string): ReturnType<typeof useSearch> => {
  const settled = useSettled(typed, PAUSE_MS)
  const { people, isAnswer } = useSearch(typed === '' ? '' : settled)
  // Results of an earlier text do not belong to an empty one.
  if (settled === '') return { people: undefined, isAnswer: false }
  return { people, isAnswer: isAnswer && settled === typed }
}

/** The behaviour of a combobox with a list of people. */
export const useSearchBox = (text: string, onChoose: (person: Author) => void) => {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const typed = text.trim()
  const { people, isAnswer } = useFound(typed)
  /** Enter was pressed before the results of the typed text arrived. */
  const isEntered = useRef(false)
  const isListOpen = isOpen && typed !== ''

  const close = () => {
    isEntered.current = false
    setOpen(false)
  }
  const choose = (person: Author) => {
    close()
    onChoose(person)
  }
  const enter = () => {
    if (!isListOpen) return
    isEntered.current = active === NONE && !isAnswer
    const chosen = people?.[Math.max(active, 0)]
    if (chosen && !isEntered.current) choose(chosen)
  }
  useEffect(() => {
    if (isEntered.current && isAnswer) enter()
  })
  const goTo = (next: number) => {
    isEntered.current = false
    setOpen(true)
    setActive(next)
  }
  const move = (key: string): boolean => {
    const next = activeAfter(key, active, people?.length ?? 0)
    if (next === undefined) return false
    goTo(next)
    return true
  }

  return {
    isListOpen,
    people,
    active,
    choose,
    open: () => setOpen(true),
    startOver: () => goTo(NONE),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isOfInputMethod(event.nativeEvent)) return
      if (event.key === 'Escape') close()
      else if (isEnter(event.nativeEvent)) enter()
      else if (!move(event.key)) return
      event.preventDefault()
    },
  }
}
