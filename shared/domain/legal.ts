/** The terms and the privacy text in force; a new text gets a new version, and every member is asked again. */
export const LEGAL_VERSION = '2025-01'

/** Versions that somebody may still be looking at in an open tab. */
export const LEGAL_VERSIONS = [LEGAL_VERSION] as const

/** The sentence above the newsletter field; stored with the address it was shown for. */
export const NEWSLETTER_CONSENT_VERSION = '2025-01'
