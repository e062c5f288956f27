/** A session token: exactly 64 lowercase hex characters (docs/product/sessions.md#token). */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** The id of the account and a secret, as the fragment of the link that confirms an e-mail address carries them. */
export const isConfirmationToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-7][0-9A-HJKMNP-TV-Z]{25}\.[0-9a-f]{64}$/.test(value)
