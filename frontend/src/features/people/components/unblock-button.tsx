import { Button } from '#ui/controls/button.tsx'
import { useUnblock } from '../api/block.ts'
import { messages } from '../texts.ts'

export const UnblockButton = ({ userId }: { userId: string }) => {
  const unblock = useUnblock(userId)
  return (
    <Button variant="ghost" busy={unblock.isPending} onClick={() => unblock.mutate()}>
      {messages.unblock}
    </Button>
  )
}
