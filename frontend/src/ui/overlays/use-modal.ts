import { useEffect, useRef } from 'react'
import { focusContent, isFocusLost } from '../focus/lost-focus.ts'

const giveBack = (opener: HTMLElement): void => {
  opener.focus()
  if (opener.isConnected) return
  // Only where what took the opener away has nothing to go on with.
  queueMicrotask(() => {
    if (isFocusLost()) focusContent()
  })
}

/** Opens a dialog as a modal while it is rendered, and gives the focus back to where it came from. */
export const useModal = () => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) giveBack(opener)
    }
  }, [])
  return ref
}
