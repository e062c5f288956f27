import { messages as platformMessages } from '#spa/platform/texts.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

/** Says that this device keeps a choice, and offers to take it back for eight seconds. */
export const saySaved = (undo: () => void): void => {
  toast({
    title: messages.saved,
    tone: 'success',
    durationMs: WAITS.undo,
    action: {
      label: platformMessages.undo,
      onSelect: () => {
        undo()
        toast({ title: messages.saved, tone: 'success' })
      },
    },
  })
}
