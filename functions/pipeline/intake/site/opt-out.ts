import robotsParser from 'robots-parser'
import { BOT, guardedFetch, type Fetched } from '../address/guarded-fetch.ts'
import { FeedProblem } from '../feed-problem.ts'

const MOST_BYTES = 512 * 1024
const MOST_MS = 4000

const read = (url: string): Promise<Fetched> =>
  guardedFetch(url, { accept: '*/*', mostBytes: MOST_BYTES, mostMs: MOST_MS })

/** RFC 9309: what is not there allows everything, what cannot be reached allows nothing for now. */
const checkRobots = async (feed: URL): Promise<void> => {
  const url = new URL('/robots.txt', feed).href
  const { status, body } = await read(url).catch(() => {
    throw new FeedProblem('rules_unreadable')
  })
  if (status >= 500) throw new FeedProblem('rules_unreadable')
  if (status >= 300) return
  const robots = robotsParser(url, body.toString('utf8'))
  if (robots.isAllowed(feed.href, BOT) === false) throw new FeedProblem('robots')
}

/** `*` stands for anything and `$` at the end for the end, as in robots.txt. By hand: a pattern of many stars would stall a regular expression. */
const matches = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$')
  const [start = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(start)) return false
  let at = start.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  const last = rest.at(-1)
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.endsWith(last)
}

interface Rule {
  readonly location: string
  readonly isReserved: boolean
}

const ruleOf = (entry: unknown): Rule[] => {
  if (typeof entry !== 'object' || entry === null) return []
  const { location, 'tdm-reservation': reservation } = entry as Record<string, unknown>
  return typeof location === 'string' ? [{ location, isReserved: Number(reservation) === 1 }] : []
}

const rulesOf = (text: string): Rule[] => {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.flatMap(ruleOf) : []
  } catch {
    return []
  }
}

/** Whether a tdmrep.json reserves a path: the longest location that matches decides, and between equals the reservation. */
export const isReservedBy = (text: string, path: string): boolean => {
  const [first] = rulesOf(text)
    .filter(({ location }) => matches(location, path))
    .sort(
      (one, other) =>
        other.location.length - one.location.length ||
        Number(other.isReserved) - Number(one.isReserved),
    )
  return first?.isReserved ?? false
}

/** The TDM reservation protocol of the W3C community group; a file that is not there reserves nothing. */
const checkTdm = async (feed: URL): Promise<void> => {
  const { status, body } = await read(new URL('/.well-known/tdmrep.json', feed).href).catch(() => ({
    status: 404,
    body: Buffer.alloc(0),
  }))
  if (status !== 200) return
  if (isReservedBy(body.toString('utf8'), `${feed.pathname}${feed.search}`))
    throw new FeedProblem('tdm')
}

/**
 * What the site says to machines, beside the feed.
 * @throws FeedProblem robots, tdm, rules_unreadable
 */
export const checkSiteRules = async (feed: URL): Promise<void> => {
  await Promise.all([checkRobots(feed), checkTdm(feed)])
}

/** What it says with the feed itself. @throws FeedProblem tdm */
export const checkHeaders = ({ headers }: Fetched): void => {
  if (String(headers['tdm-reservation'] ?? '').trim() === '1') throw new FeedProblem('tdm')
}
