import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { toast } from '#ui/feedback/toast-store.ts'

/** Tells what did not work and why; a lost session has already told so itself. */
export const reportFailure = (error: Error, title: string, description?: string): void => {
  if (!isUnauthenticated(error)) toast({ title, description, tone: 'destructive' })
}
