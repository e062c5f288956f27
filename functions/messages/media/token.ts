import { hash, randomBytes } from 'node:crypto'

const BYTES = 32

export interface NewToken {
  /** 43 characters for an address. */
  readonly token: string
  /** What is stored of it. */
  readonly tokenHash: string
}

export const hashToken = (token: string): string => hash('sha256', token)

/** The same token for the same parts, of which one is a secret of the caller. */
export const tokenFrom = (parts: readonly string[]): string =>
  hash('sha256', JSON.stringify(parts), 'base64url')

export const newToken = (): NewToken => {
  const token = randomBytes(BYTES).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}
