import { Ban } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'
import { BlockDialog } from './block-dialog.tsx'

export const BlockButton = ({ userId }: { userId: string }) => {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <IconButton
        label={messages.block}
        aria-haspopup="dialog"
        onClick={() => {
          setConfirming(true)
        }}
      >
        <Ban size={20} aria-hidden="true" />
      </IconButton>
      {isConfirming && (
        <BlockDialog
          userId={userId}
          onClose={() => {
            setConfirming(false)
          }}
        />
      )}
    </>
  )
}
