/** Bytes as numbers, or base64url as it is. */
export const toBase64Url = (value: string | readonly number[]): string =>
  typeof value === 'string' ? value : Buffer.from(value).toString('base64url')

/** The challenge that the browser signed, from what the caller says it signed; empty when it makes no sense. */
export const challengeIn = (clientDataJson: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return ''
    return typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}
