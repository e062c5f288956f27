import { messages } from '../texts.ts'

/** The reason to send: the chosen one, followed by the moderator's own words if there are any. */
export const joinReason = (chosen: string, words: string): string => {
  const own = words.trim()
  if (chosen === messages.dialog.other) return own
  return own === '' ? chosen : `${chosen}: ${own}`
}
