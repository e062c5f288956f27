import { Ban } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useBlock } from '../api/block.ts'
import { messages } from '../texts.ts'

/** Asks first: a block also ends both follows, and unblocking does not restore them. */
export const BlockButton = ({ userId }: { userId: string }) => {
  const [isConfirming, setConfirming] = useState(false)
  const block = useBlock(userId)
  const close = () => {
    setConfirming(false)
  }
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
        <ConfirmDialog
          title={messages.blockTitle}
          question={messages.blockQuestion}
          confirm={messages.block}
          busy={block.isPending}
          onClose={close}
          onConfirm={() => {
            block.mutate(undefined, { onSettled: close })
          }}
        />
      )}
    </>
  )
}
