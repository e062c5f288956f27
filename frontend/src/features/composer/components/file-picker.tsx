import { useRef, type ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'

/** Phones turn HEIC into JPEG by themselves when it is not asked for by name. */
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
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT[purpose]}
        aria-label={messages.pick[purpose]}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onPick(file)
          // The same file can be picked again after it was removed.
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
