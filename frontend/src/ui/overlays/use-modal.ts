import { useEffect, useRef } from 'react'
import { focusContent, isFocusLost } from '../focus/lost-focus.ts'

const returnFocus = (opener: HTMLElement): void => {
  opener.focus()
  if (opener.isConnected) return
  // The opener is gone. Another component may move the focus first, such as keepFocus.
  queueMicrotask(() => {
    if (isFocusLost()) focusContent()
  })
}

/** The page keeps its width while a modal takes its scrollbar away (`theme/base.css`). */
const keepWidth = (): void => {
  if (document.querySelector('dialog[open]')) return
  const page = document.documentElement
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`)
}

/** Opens a dialog as a modal while it is rendered, and returns the focus to the opener afterwards. */
export const useModal = () => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    keepWidth()
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) returnFocus(opener)
    }
  }, [])
  return ref
}
