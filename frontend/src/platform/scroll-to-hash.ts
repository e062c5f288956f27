import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Lazy pages are not there yet when the browser looks for the part that the address names. */
export const useScrollToHash = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.length > 1)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
