/** Version of the current terms and privacy text. A new version asks every member again. */
export const LEGAL_VERSION = '2026-11-29'

/** Versions that an open tab may still show. `legal-history.ts` says what each one changed. */
export const LEGAL_VERSIONS = [LEGAL_VERSION, '2026-11-27', '2026-11', '2025-01'] as const

/** Version of the sentence above the newsletter field, stored with each address. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11-27'

/** Versions that an open tab may still show. */
export const NEWSLETTER_CONSENT_VERSIONS = [NEWSLETTER_CONSENT_VERSION, '2025-01'] as const
