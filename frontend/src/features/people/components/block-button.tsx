import { Ban } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useBlock } from '../api/block.ts'
import { messages } from '../texts.ts'

/** Asks first: a block ends what the two followed, and that does not come back by itself. */
export const BlockButton = ({ userId }: { userId: string }) => {
  const [isAsking, setAsking] = useState(false)
  const block = useBlock(userId)
  const close = () => {
    setAsking(false)
  }
  return (
    <>
      <IconButton
        label={messages.block}
        aria-haspopup="dialog"
        onClick={() => {
          setAsking(true)
        }}
      >
        <Ban size={20} aria-hidden="true" />
      </IconButton>
      {isAsking && (
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
