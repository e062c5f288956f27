import robotsParser from 'robots-parser'
import { BOT, guardedFetch, type Fetched } from '../address/guarded-fetch.ts'
import { FeedProblem } from '../feed-problem.ts'
import { isReservedBy } from './tdm-rules.ts'

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
