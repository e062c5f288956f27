import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages } from '../messages.ts'
import './lightbox.css'

interface LightboxProps {
  url: string
  alt: string
  onClose: () => void
}

/** The whole picture over everything; Escape and any click beside it close it, and the focus goes back. */
export const Lightbox = ({ url, alt, onClose }: LightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={messages.media.lightbox}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <IconButton
        className="lightbox-close"
        label={messages.media.close}
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden="true" />
      </IconButton>
      <img src={url} alt={alt} />
    </dialog>
  )
}
