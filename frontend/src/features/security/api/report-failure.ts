import { isUnauthenticated } from '../../../platform/api-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import { messages } from '../messages.ts'

/** A lost session has been told already. */
export const reportFailure = (error: Error, title: string = messages.failed): void => {
  if (isUnauthenticated(error)) return
  toast({ title, description: error.message, tone: 'destructive' })
}
