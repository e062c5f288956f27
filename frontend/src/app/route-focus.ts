import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') === true

const isAtContent = (main: HTMLElement): boolean => main.contains(document.activeElement)

/**
 * Moves the focus to the content after a change of page, as after a page load. Not when the focus is in a field that
 * stays, such as the search, or already in the content: a closed dialog returned it to the card that opened it.
 */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const main = document.getElementById('main')
    if (main && !isTyping() && !isAtContent(main)) main.focus({ preventScroll: true })
  }, [pathname])
}
