import { useEffect } from 'react'

const PRODUCT = 'Höllenlärm'

/** Names the browser tab after the screen. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])
}
