import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') === true

/**
 * After a change of page the focus starts at its content, as after a page load.
 * Whoever types in a field that stays, such as the search, while a slow page comes is left alone.
 */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (!isTyping()) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
