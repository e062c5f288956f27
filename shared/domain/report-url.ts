import type { ReportedKind } from './reports.ts'

/** What an address of the site is about; a profile is named by its username. */
export type ReportedPlace =
  | { readonly kind: Exclude<ReportedKind, 'profile'>; readonly id: string }
  | { readonly kind: 'profile'; readonly username: string }

const ULID = '([0-7][0-9A-HJKMNP-TV-Z]{25})'
const at = (pattern: string): RegExp => new RegExp(`^${pattern}/?$`)

const POST = new RegExp(`^#post-${ULID}$`)
const PROFILE = at('/users/([A-Za-z0-9_.-]{2,30})')
const PAGES = [
  ['band', at(`/bands/${ULID}`)],
  ['concert', at(`/concerts/${ULID}`)],
  ['article', at(`/news/${ULID}`)],
] as const

const placeAt = (pathname: string, hash: string): ReportedPlace | undefined => {
  const post = ['/', '/community'].includes(pathname) ? POST.exec(hash)?.[1] : undefined
  if (post !== undefined) return { kind: 'community-post', id: post }
  const username = PROFILE.exec(pathname)?.[1]
  if (username !== undefined) return { kind: 'profile', username }
  for (const [kind, pattern] of PAGES) {
    const id = pattern.exec(pathname)?.[1]
    if (id !== undefined) return { kind, id }
  }
  return undefined
}

/**
 * What an address of this site is about; undefined for addresses of other sites and of pages that cannot be reported.
 * @param host of this site; empty accepts any
 */
export const parseReportUrl = (text: string, host: string): ReportedPlace | undefined => {
  const url = URL.parse(/^[\w.-]+(?::\d+)?\//.test(text) ? `https://${text}` : text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (host !== '' && url.host.replace(/^www\./, '') !== host.replace(/^www\./, '')) return undefined
  return placeAt(url.pathname, url.hash)
}
