import { guardedFetch, type Fetched } from '../guarded-http/guarded-fetch.ts'
import { FeedProblem } from '../feed-problem.ts'
import { isForbiddenBy } from './robots-rules.ts'
import { isReservedBy } from './tdm-rules.ts'

const ROBOTS_BYTES = 512 * 1024
/** Some sites return their front page for a missing file. */
const TDM_BYTES = 2 * 1024 * 1024
const MAX_MS = 4000

/**
 * By RFC 9309, also for tdmrep.json: a missing file allows everything, an unreachable one nothing for now.
 * @throws FeedProblem rules_unreadable, or why no connection to the site of the feed is possible
 */
const textAt = async (url: URL, maxBytes: number): Promise<string | null> => {
  let isOtherSite = false
  const mayFollow = (to: URL): Promise<void> => {
    isOtherSite ||= to.host !== url.host
    return Promise.resolve()
  }
  const options = { accept: '*/*', maxBytes, maxMs: MAX_MS, mayFollow }
  const { status, body } = await guardedFetch(url.href, options).catch((error: unknown) => {
    if (error instanceof FeedProblem && error.isOfHost && !isOtherSite) throw error
    throw new FeedProblem('rules_unreadable')
  })
  if (status >= 500) throw new FeedProblem('rules_unreadable')
  return status < 300 ? body.toString('utf8') : null
}

interface Site {
  readonly robots: Promise<string | null>
  /** tdmrep.json of the TDM reservation protocol (W3C community group). */
  readonly tdm: Promise<string | null>
}

const siteOf = (feed: URL): Site => ({
  robots: textAt(new URL('/robots.txt', feed), ROBOTS_BYTES),
  tdm: textAt(new URL('/.well-known/tdmrep.json', feed), TDM_BYTES),
})

const checkRobots = async ({ robots }: Site, feed: URL): Promise<void> => {
  if (isForbiddenBy((await robots) ?? '', feed)) throw new FeedProblem('robots')
}

const checkTdm = async ({ tdm }: Site, feed: URL): Promise<void> => {
  if (isReservedBy((await tdm) ?? '', `${feed.pathname}${feed.search}`))
    throw new FeedProblem('tdm')
}

/** @throws FeedProblem robots, tdm, rules_unreadable, or why no connection to the site is possible */
type CheckSiteRules = (feed: URL) => Promise<void>

/** Checks URLs against robots.txt and tdmrep.json of their sites; reads each site once. */
export const siteRules = (): CheckSiteRules => {
  const sites = new Map<string, Site>()
  return async (feed) => {
    const site = sites.get(feed.origin) ?? siteOf(feed)
    sites.set(feed.origin, site)
    await Promise.all([checkRobots(site, feed), checkTdm(site, feed)])
  }
}

/** Checks the reservation in the headers of the feed. @throws FeedProblem tdm */
export const checkHeaders = ({ headers }: Fetched): void => {
  if (String(headers['tdm-reservation'] ?? '').trim() === '1') throw new FeedProblem('tdm')
}
