import { isToken } from '#shared/domain/token.ts'
import { readStored, removeStored, store } from './storage.ts'

export const TOKEN_KEY = 'hoellenlaerm-token'

export const removeToken = (): void => {
  removeStored(TOKEN_KEY)
}

/** The stored token; whatever else lies under its key is thrown away. */
export const readToken = (): string | undefined => {
  const stored = readStored(TOKEN_KEY)
  if (stored === null) return undefined
  if (isToken(stored)) return stored
  removeToken()
  return undefined
}

/** False when the text is no token or the browser does not keep it. */
export const storeToken = (token: unknown): boolean => isToken(token) && store(TOKEN_KEY, token)
