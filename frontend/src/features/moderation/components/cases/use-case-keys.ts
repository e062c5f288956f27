import { useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  readCaseAction,
  hasCaseKeys,
  storeCaseKeys,
  type CaseAction,
} from '../../model/case-keys.ts'

/** Calls `act` for the shortcuts of cases; true means that it did something. */
export const useCaseKeys = (isOn: boolean, act: (action: CaseAction) => boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = readCaseAction(event)
    if (action !== undefined && act(action)) event.preventDefault()
  })
  // Keys work from the moment at which the page shows what they act on.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}

/** Whether shortcuts are on, and how to switch them; the browser keeps the choice. */
export const useKeysSwitch = () => {
  const [isOn, setOn] = useState(hasCaseKeys)
  return {
    isOn,
    onChange: (next: boolean) => {
      setOn(next)
      storeCaseKeys(next)
    },
  }
}

/** Moves the focus to the neighbour of the entry that has it; true when there is one. */
export const focusNeighbour = (entries: readonly HTMLElement[], action: CaseAction): boolean => {
  if (action !== 'next' && action !== 'previous') return false
  const at = entries.findIndex((entry) => entry.contains(document.activeElement))
  const to = at + (action === 'next' ? 1 : -1)
  const neighbour = entries[Math.min(entries.length - 1, Math.max(0, to))]
  neighbour?.focus()
  return neighbour !== undefined
}
