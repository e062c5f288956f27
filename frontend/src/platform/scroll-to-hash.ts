import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the fragment of the address: a lazy page is not rendered yet when the browser tries. */
export const useScrollToHash = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.length > 1)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
