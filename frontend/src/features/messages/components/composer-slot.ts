import type { Attachment } from '../model/unsent.ts'

/** What photo and voice buttons in the composer work with. */
export interface ComposerSlot {
  readonly attachment: Attachment | undefined
  /** Sets what the next message carries; undefined removes it. */
  readonly attach: (attachment: Attachment | undefined) => void
  /** Sends at once, with the typed text and the quote when `withText`. */
  readonly sendNow: (attachment: Attachment) => void
}
