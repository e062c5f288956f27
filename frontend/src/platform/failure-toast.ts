import { toast, type Toast } from '#ui/feedback/toast-store.ts'
import { isUnauthenticated } from './api-error.ts'
import { messages } from './texts.ts'

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The one toast for what failed; screen readers announce it at once. Returns a function that closes it. */
export const showFailure = (
  title: string,
  description?: string,
  action?: Toast['action'],
): (() => void) => toast({ title, description, action, tone: 'destructive' })

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

interface FailureTexts {
  /** 'Fehler' unless given. */
  readonly title?: string | undefined
  /** The reason that the server gave unless given; null shows the title alone. */
  readonly description?: string | null | undefined
  /** A reaction, such as the way back to a form that was closed. */
  readonly action?: Toast['action']
}

/**
 * Shows why an action of a member failed. Says nothing about a lost session, which has its own text
 * (docs/product/sessions.md#lost-sessions), or about a request that the member cancelled.
 */
export const reportFailure = (error: unknown, texts: FailureTexts = {}): void => {
  if (isUnauthenticated(error) || isCancelled(error)) return
  const { title = messages.failed, description = reasonOf(error), action } = texts
  showFailure(title, description ?? undefined, action)
}
