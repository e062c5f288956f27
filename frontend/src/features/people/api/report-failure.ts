import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

/** Tells what did not work; a lost session has already told so itself. */
export const reportFailure = (error: unknown, description: string): void => {
  if (isUnauthenticated(error)) return
  toast({ title: messages.errorTitle, description, tone: 'destructive' })
}
