import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useBlock } from '../api/block.ts'
import { messages } from '../texts.ts'

interface BlockDialogProps {
  userId: string
  onClose: () => void
}

/** Asks first: a block also ends both follows, and unblocking does not restore them. */
export const BlockDialog = ({ userId, onClose }: BlockDialogProps) => {
  const block = useBlock(userId)
  return (
    <ConfirmDialog
      title={messages.blockTitle}
      question={messages.blockQuestion}
      confirm={messages.block}
      busy={block.isPending}
      onClose={onClose}
      onConfirm={() => block.mutate(undefined, { onSettled: onClose })}
    />
  )
}
