import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onLeave` when the member presses, or moves the focus to, a place outside of the returned element. A dialog is
 * not outside: those that the element opens are elsewhere in the page.
 */
export const useLeave = <Root extends HTMLElement>(isOpen: boolean, onLeave: () => void) => {
  const root = useRef<Root>(null)
  const check = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('dialog')) return
    if (!root.current?.contains(target)) onLeave()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', check)
    document.addEventListener('focusin', check)
    return () => {
      document.removeEventListener('pointerdown', check)
      document.removeEventListener('focusin', check)
    }
  }, [isOpen])
  return root
}
