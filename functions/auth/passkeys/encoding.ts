/** Accepts bytes as numbers, or base64url, which is returned as it is. */
export const toBase64Url = (value: string | readonly number[]): string =>
  typeof value === 'string' ? value : Buffer.from(value).toString('base64url')

/** The challenge in the client data; empty when the data is malformed. Nothing is verified here. */
export const challengeIn = (clientDataJson: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return ''
    return typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}
