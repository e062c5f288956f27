import { isToken } from '#shared/domain/token.ts'
import { storedEntries } from './storage.ts'
import { readToken, storeToken } from './token-store.ts'
import { wait } from './waits.ts'

const isTokenKey = (key: string): boolean => /hoellenlaerm/i.test(key) && /token/i.test(key)

/** Waits, reads the token again, then accepts any storage key that names both the product and a token (docs/product/sessions.md#token). */
export const searchToken = async (ms: number): Promise<string | undefined> => {
  await wait(ms)
  const stored = readToken()
  if (stored !== undefined) return stored
  const found = storedEntries().find(([key, value]) => isTokenKey(key) && isToken(value))?.[1]
  if (found !== undefined) storeToken(found)
  return found
}
