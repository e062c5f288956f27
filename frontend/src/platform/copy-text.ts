import { toast } from '#ui/feedback/toast-store.ts'
import { showFailure } from './failure-toast.ts'
import { messages } from './texts.ts'

interface CopyTexts {
  readonly copied: string
  readonly copyFailed: string
}

/** Copies, and says whether it worked. */
export const copyText = async (text: string, texts: CopyTexts): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: texts.copied, tone: 'success' })
  } catch {
    showFailure(messages.failed, texts.copyFailed)
  }
}
