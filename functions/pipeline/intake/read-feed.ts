import { checkHeaders, siteRules } from './site-rules/opt-out.ts'
import type { SourceHealthItem, SourceItem } from '../sources/source.items.ts'
import { guardedFetch, type Fetched } from './guarded-http/guarded-fetch.ts'
import { FeedProblem } from './feed-problem.ts'
import { decodeText } from './parse/decode-text.ts'
import { readItems, type NewItem } from './parse/feed-items.ts'

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, */*;q=0.1'
const MAX_BYTES = 5 * 1024 * 1024
const MAX_MS = 10_000
const RULES_TTL_MS = 24 * 3_600_000
/** A server can answer "not changed" for ever, so that once a day the whole feed is read. */
const VALIDATORS_TTL_MS = 24 * 3_600_000
const CLOCK_SKEW_MS = 15 * 60_000
const DAY_SECONDS = 86_400
const VALIDATOR_CHARS = 500
const REDIRECT_CHARS = 500

export interface FeedRead {
  /** Empty also when the feed has not changed (304). */
  readonly items: readonly NewItem[]
  /** False when the feed has not changed. */
  readonly isWhole: boolean
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

/** A date in the future would make the server answer "not changed" until then. */
const modified = (value: string | undefined, at: number): string | undefined =>
  value !== undefined && Date.parse(value) > at + CLOCK_SKEW_MS ? undefined : validator(value)

const retryAfterMs = ({ headers }: Fetched, at: number): number => {
  const value = headers['retry-after'] ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - at) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, DAY_SECONDS) * 1000 : 0
}

const isWithin = (since: string | undefined, ms: number, at: number): boolean =>
  since !== undefined && Date.parse(since) + ms > at

type Validators = Pick<FeedRead, 'etag' | 'lastModified'>

/** The validators of the last answer, unless they are too old to be trusted. */
const validatorsOf = ({ wholeAt, etag, lastModified }: SourceHealthItem, at: number): Validators =>
  isWithin(wholeAt, VALIDATORS_TTL_MS, at)
    ? { etag, lastModified }
    : { etag: undefined, lastModified: undefined }

/**
 * Fetches a feed if its site, and each site of its redirects, allow it.
 * @param redirects those whose rules are known, as are those of the address itself; null when none are
 * @throws FeedProblem
 */
export const fetchFeed = async (
  url: URL,
  { etag, lastModified }: Partial<Validators> = {},
  redirects: readonly string[] | null = null,
): Promise<{ fetched: Fetched; redirects: string[] }> => {
  const check = siteRules()
  const known = new Set(redirects ? [url.href, ...redirects] : [])
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

/** @throws FeedProblem, for a page with the feed that it names */
const itemsIn = async (
  { body, headers, url }: Fetched,
  source: SourceItem,
  at: number,
): Promise<NewItem[]> => {
  // Imported on demand: most feeds have not changed, and the parser slows down every cold start.
  const { parseFeed, feedNamedIn } = await import('./parse/parse-feed.ts')
  const text = decodeText(body, headers['content-type'] ?? '')
  try {
    return readItems(await parseFeed(text, at), source, url.href, at)
  } catch (error) {
    const isPage = error instanceof FeedProblem && error.code === 'not_a_feed'
    const named = isPage ? feedNamedIn(text, url) : undefined
    if (named === undefined || named === source.url) throw error
    throw new FeedProblem('not_a_feed', { namedUrl: named })
  }
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
  const hasReadRules = !isWithin(health.rulesReadAt, RULES_TTL_MS, at)
  const validators = validatorsOf(health, at)
  const known = hasReadRules ? null : (health.redirects ?? [])
  const { fetched, redirects } = await fetchFeed(new URL(source.url), validators, known)
  checkHeaders(fetched)
  const isConditional = validators.etag !== undefined || validators.lastModified !== undefined
  if (fetched.status === 304 && isConditional)
    return { items: [], isWhole: false, ...validators, hasReadRules, redirects }
  if (fetched.status !== 200)
    throw new FeedProblem('status', {
      detail: String(fetched.status),
      retryAfterMs: retryAfterMs(fetched, at),
    })
  return {
    items: await itemsIn(fetched, source, at),
    isWhole: true,
    etag: validator(fetched.headers.etag),
    lastModified: modified(fetched.headers['last-modified'], at),
    hasReadRules,
    redirects,
  }
}
