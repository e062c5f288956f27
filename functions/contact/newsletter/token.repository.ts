import { epochSeconds } from '#platform/runtime/clock.ts'
import { get } from '#platform/table/index.ts'
import { newsletterTokenKey, type NewsletterTokenItem } from '../newsletter.items.ts'

/** Undefined for unknown and expired tokens. */
export const readToken = async (token: string): Promise<NewsletterTokenItem | undefined> => {
  const found = await get(newsletterTokenKey(token), { consistent: true })
  return found?.expiresAt !== undefined && found.expiresAt <= epochSeconds() ? undefined : found
}
