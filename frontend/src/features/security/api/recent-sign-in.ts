import { ApiError } from '#spa/platform/api-error.ts'
import { messages } from '../texts.ts'

export const isStaleSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_sign_in'

interface Confirmation {
  readonly confirm: () => void
  readonly cancel: () => void
}

let wanted: Confirmation | undefined
const listeners = new Set<() => void>()

const setWanted = (next: Confirmation | undefined): void => {
  wanted = next
  for (const listener of listeners) listener()
}

export const subscribeToConfirmation = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The confirmation that an act waits for. */
export const wantedConfirmation = (): Confirmation | undefined => wanted

const askToConfirm = (): Promise<void> =>
  new Promise((resolve, reject) => {
    // Only one act can wait: the dialog of the confirmation is modal.
    wanted?.cancel()
    setWanted({
      confirm: () => {
        setWanted(undefined)
        resolve()
      },
      cancel: () => {
        setWanted(undefined)
        reject(new DOMException(messages.confirmation.cancelled, 'AbortError'))
      },
    })
  })

/**
 * Runs an act that needs a recent sign-in. When the server wants a confirmation, the member is asked for it and the act
 * runs again (docs/product/sign-in.md#acts-that-need-a-recent-sign-in). @throws DOMException AbortError when the member
 * cancels
 */
export const withRecentSignIn = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    if (!isStaleSignIn(error)) throw error
    await askToConfirm()
    return act()
  }
}
