import { useEffect, useRef } from 'react'

/** Opens a dialog as a modal while it is rendered, and gives the focus back to where it came from. */
export const useModal = () => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return ref
}
