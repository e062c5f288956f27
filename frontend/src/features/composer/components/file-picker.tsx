import type { ReactNode } from 'react'
import { useAccept } from '#spa/platform/viewport.ts'
import { Button } from '#ui/controls/button.tsx'
import { useFileChoice } from '#ui/forms/use-file-choice.tsx'
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
  const accept = useAccept(ACCEPT[purpose])
  const label = messages.pick[purpose]
  const { field, open } = useFileChoice({ label, accept, onPick })
  return (
    <>
      {field}
      <Button variant="ghost" disabled={disabled} onClick={open}>
        {icon}
        {label}
      </Button>
    </>
  )
}
