import { useRef, type ReactNode } from 'react'
import { useAccept } from '#spa/platform/viewport.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'

/** Phones convert HEIC to JPEG when `accept` does not name HEIC. */
const ACCEPT = {
  post: 'image/*,video/mp4,video/quicktime,video/webm',
  'post-audio': 'audio/*',
}

interface FilePickerProps {
  purpose: keyof typeof ACCEPT
  icon: ReactNode
  disabled: boolean
  onPick: (file: File) => void
}

export const FilePicker = ({ purpose, icon, disabled, onPick }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null)
  const accept = useAccept(ACCEPT[purpose])
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={messages.pick[purpose]}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onPick(file)
          // Lets the member pick the same file again after removing it.
          event.currentTarget.value = ''
        }}
      />
      <Button variant="ghost" disabled={disabled} onClick={() => input.current?.click()}>
        {icon}
        {messages.pick[purpose]}
      </Button>
    </>
  )
}
