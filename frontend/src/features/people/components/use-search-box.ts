import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Author } from '../../../../../shared/api/members.ts'
import { useSearch } from '../api/search.ts'
import { activeAfter } from '../model/list-keys.ts'
import { useSettled } from '../../../platform/use-settled.ts'

const PAUSE_MS = 200
const NONE = -1

const usePeople = (typed: string): readonly Author[] | undefined => {
  const settled = useSettled(typed, PAUSE_MS)
  const people = useSearch(typed === '' ? '' : settled)
  // What belongs to nothing typed yet would be somebody else's answer.
  return settled === '' ? undefined : people
}

/** The behaviour of a combobox with a list of people. */
export const useSearchBox = (text: string, onLeave: (() => void) | undefined) => {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const navigate = useNavigate()
  const typed = text.trim()
  const people = usePeople(typed)
  const isListOpen = isOpen && typed !== ''

  const leave = () => {
    setOpen(false)
    onLeave?.()
  }
  const choose = ({ username }: Author) => {
    leave()
    void navigate(`/users/${encodeURIComponent(username)}`)
  }
  const enter = () => {
    const chosen = people?.[Math.max(active, 0)]
    if (isListOpen && chosen) choose(chosen)
  }
  const move = (key: string): boolean => {
    const next = activeAfter(key, active, people?.length ?? 0)
    if (next === undefined) return false
    setOpen(true)
    setActive(next)
    return true
  }

  return {
    isListOpen,
    people,
    active,
    choose,
    open: () => {
      setOpen(true)
    },
    startOver: () => {
      setActive(NONE)
      setOpen(true)
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
      else if (event.key === 'Enter') enter()
      else if (!move(event.key)) return
      event.preventDefault()
    },
  }
}
