import { useEffectEvent, useLayoutEffect } from 'react'
import { caseActionOf, type CaseAction } from '../../model/case-keys.ts'

/** Calls `act` for the shortcuts of cases; true means that it did something. */
export const useCaseKeys = (isOn: boolean, act: (action: CaseAction) => boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = caseActionOf(event)
    if (action !== undefined && act(action)) event.preventDefault()
  })
  // Keys work from the moment at which the page shows what they act on.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const listener = (event: KeyboardEvent) => {
      onKey(event)
    }
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
    }
  }, [isOn])
}
