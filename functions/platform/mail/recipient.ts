import { createHash } from 'node:crypto'

/** Providers ignore case, dots and what follows a plus sign; two people with the same key share a limit. */
const recipientOf = (email: string): string => {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

/** Names who receives the mail of an address, for limits on it. */
export const recipientHash = (email: string): string =>
  createHash('sha256').update(recipientOf(email)).digest('hex')
