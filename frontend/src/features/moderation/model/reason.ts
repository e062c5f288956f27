import { messages } from '../texts.ts'

/** What is sent: the chosen reason, with the moderator's own words where there are any. */
export const reasonOf = (chosen: string, words: string): string => {
  const own = words.trim()
  if (chosen === messages.dialog.other) return own
  return own === '' ? chosen : `${chosen}: ${own}`
}
