import { isToken } from '#shared/domain/token.ts'
import { readStored, removeStored, store } from './storage.ts'

export const TOKEN_KEY = 'hoellenlaerm-token'

export const removeToken = (): void => removeStored(TOKEN_KEY)

/** The stored token. Another value under its key is removed. */
export const readToken = (): string | undefined => {
  const stored = readStored(TOKEN_KEY)
  if (stored === null) return undefined
  if (isToken(stored)) return stored
  removeToken()
  return undefined
}

/** False when the value is not a token or the browser does not store it. */
export const storeToken = (token: unknown): boolean => isToken(token) && store(TOKEN_KEY, token)
