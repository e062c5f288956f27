import type { SyntheticEvent } from 'react'

/**
 * For `onCancel` of a modal dialog: closes it on Escape and on the back gesture. The event also arrives from dialogs
 * inside and from a file picker that the member closes; neither concerns this dialog.
 */
export const closeOnCancel =
  (close: (() => void) | undefined) =>
  (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    close?.()
  }
