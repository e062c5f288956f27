import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of page the focus starts at its content, as after a page load. */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
