import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') === true

const isAtContent = (main: HTMLElement): boolean => main.contains(document.activeElement)

/**
 * After a change of page the focus starts at its content, as after a page load.
 * Whoever types in a field that stays, such as the search, while a slow page comes is left alone, and so is who stands
 * in the content already: what lay over it, such as an article, gave the focus back to the card it was opened by.
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
