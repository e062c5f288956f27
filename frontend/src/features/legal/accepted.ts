import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { readStored, store } from '#spa/platform/storage.ts'

const LEGAL_KEY = 'hoellenlaerm-legal'
const LEGAL_BY_KEY = 'hoellenlaerm-legal-by'

/**
 * Whether this browser knows that the member accepted the texts in force.
 * A flag that names nobody counts for whoever comes first, and for nobody else.
 */
export const isAccepted = (memberId: string): boolean => {
  if (readStored(LEGAL_KEY) !== LEGAL_VERSION) return false
  const by = readStored(LEGAL_BY_KEY)
  if (by === null) store(LEGAL_BY_KEY, memberId)
  return by === null || by === memberId
}

/** The name first: a flag without one would count for somebody else. */
export const rememberAcceptance = (memberId: string): void => {
  store(LEGAL_BY_KEY, memberId)
  store(LEGAL_KEY, LEGAL_VERSION)
}
