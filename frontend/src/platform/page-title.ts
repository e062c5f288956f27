import { useEffect } from 'react'

const PRODUCT = 'Höllenlärm'

/** Sets the title of the browser tab. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])
}
