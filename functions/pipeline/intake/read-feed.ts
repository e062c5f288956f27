import { checkHeaders, siteRules } from './site-rules/opt-out.ts'
import type { SourceHealthItem, SourceItem } from '../sources/index.ts'
import { guardedFetch, type Fetched } from './guarded-http/guarded-fetch.ts'
import { FeedProblem } from './feed-problem.ts'
import { decodeText } from './parse/decode-text.ts'
import { itemsOf, type NewItem } from './parse/feed-items.ts'

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, */*;q=0.1'
const MAX_BYTES = 5 * 1024 * 1024
const MAX_MS = 10_000
const RULES_TTL_MS = 24 * 3_600_000
const DAY_SECONDS = 86_400
const VALIDATOR_CHARS = 500
const REDIRECT_CHARS = 500

export interface FeedRead {
  /** Empty also when the feed has not changed (304). */
  readonly items: readonly NewItem[]
  readonly etag: string | undefined
  readonly lastModified: string | undefined
  /** Whether robots.txt and tdmrep.json were read again. */
  readonly hasReadRules: boolean
  /** The redirect targets; too long ones are not stored, so their rules are read each time. */
  readonly redirects: readonly string[]
}

/** Validators are sent back unchanged; undefined when one is too long or not a valid header value. */
const validator = (value: string | undefined): string | undefined =>
  value !== undefined && value.length <= VALIDATOR_CHARS && /^[\x20-\x7e]+$/.test(value)
    ? value
    : undefined

const retryAfterMs = ({ headers }: Fetched, at: number): number => {
  const value = headers['retry-after'] ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - at) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, DAY_SECONDS) * 1000 : 0
}

const areRulesFresh = ({ rulesReadAt }: SourceHealthItem, at: number): boolean =>
  rulesReadAt !== undefined && Date.parse(rulesReadAt) + RULES_TTL_MS > at

/** @throws FeedProblem */
export const fetchFeed = async (
  url: URL,
  { etag, lastModified, redirects = [] }: SourceHealthItem,
  hasFreshRules: boolean,
): Promise<{ fetched: Fetched; redirects: string[] }> => {
  const check = siteRules()
  const known = new Set(hasFreshRules ? [url.href, ...redirects] : [])
  const checkOnce = async (to: URL): Promise<void> => {
    if (!known.has(to.href)) await check(to)
  }
  const targets: string[] = []
  await checkOnce(url)
  const fetched = await guardedFetch(url.href, {
    accept: ACCEPT,
    maxBytes: MAX_BYTES,
    maxMs: MAX_MS,
    headers: {
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    },
    mayFollow: async (to) => {
      await checkOnce(to)
      targets.push(to.href)
    },
  })
  return { fetched, redirects: targets.filter(({ length }) => length <= REDIRECT_CHARS) }
}

/**
 * Reads a source if its site, and each site of its redirects, allow it. Rules are cached for a day.
 * @throws FeedProblem
 */
export const readFeed = async (
  source: SourceItem,
  health: SourceHealthItem,
  at: number,
): Promise<FeedRead> => {
  const hasReadRules = !areRulesFresh(health, at)
  const { fetched, redirects } = await fetchFeed(new URL(source.url), health, !hasReadRules)
  checkHeaders(fetched)
  const isConditional = health.etag !== undefined || health.lastModified !== undefined
  if (fetched.status === 304 && isConditional)
    return {
      items: [],
      etag: health.etag,
      lastModified: health.lastModified,
      hasReadRules,
      redirects,
    }
  if (fetched.status !== 200)
    throw new FeedProblem('status', {
      detail: String(fetched.status),
      retryAfterMs: retryAfterMs(fetched, at),
    })
  // Imported on demand: most feeds have not changed, and the parser slows down every cold start.
  const { parseFeed } = await import('./parse/parse-feed.ts')
  const text = decodeText(fetched.body, fetched.headers['content-type'] ?? '')
  return {
    items: itemsOf(await parseFeed(text), source, fetched.url.href, at),
    etag: validator(fetched.headers.etag),
    lastModified: validator(fetched.headers['last-modified']),
    hasReadRules,
    redirects,
  }
}
