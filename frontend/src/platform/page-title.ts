import { useEffect } from 'react'
import { isolated } from '#shared/domain/isolated.ts'

const PRODUCT = 'Höllenlärm'

let page = ''
let count = ''

const show = () => {
  document.title = `${count}${isolated(page)} · ${PRODUCT}`
}

/** Sets the title of the browser tab. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    page = title
    show()
  }, [title])
}

/** Puts a number of unread items before the title of every page; none at zero. */
export const setTitleCount = (unread: number): void => {
  count = unread > 0 ? `(${unread > 99 ? '99+' : String(unread)}) ` : ''
  show()
}
