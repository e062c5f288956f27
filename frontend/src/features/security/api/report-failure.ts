import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

/** A lost session has been told already. */
export const reportFailure = (error: Error, title: string = messages.failed): void => {
  if (isUnauthenticated(error)) return
  toast({ title, description: error.message, tone: 'destructive' })
}
