/** A session token: exactly 64 lowercase hex characters (docs/product/sessions.md#token). */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
