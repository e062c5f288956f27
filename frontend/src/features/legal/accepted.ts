import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { readStored, store } from '#spa/platform/storage.ts'

const LEGAL_KEY = 'hoellenlaerm-legal'
const LEGAL_BY_KEY = 'hoellenlaerm-legal-by'

/**
 * Whether this browser knows that the member accepted the texts in force.
 * A flag without a member counts for the first member who asks, and for no other.
 */
export const isAccepted = (memberId: string): boolean => {
  if (readStored(LEGAL_KEY) !== LEGAL_VERSION) return false
  const by = readStored(LEGAL_BY_KEY)
  if (by === null) store(LEGAL_BY_KEY, memberId)
  return by === null || by === memberId
}

/** The version that this browser knows as accepted, which may be an older one. */
export const acceptedVersion = (): string | null => readStored(LEGAL_KEY)

/** Stores the member first, because a flag without a member would count for any other. */
export const rememberAcceptance = (memberId: string): void => {
  store(LEGAL_BY_KEY, memberId)
  store(LEGAL_KEY, LEGAL_VERSION)
}
