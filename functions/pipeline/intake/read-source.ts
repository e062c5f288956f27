import * as z from 'zod/mini'
import { now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { worker } from '#platform/queue/worker.ts'
import { isPaused } from '../run-state/index.ts'
import {
  endTurn,
  readSource,
  takeTurn,
  type Learned,
  type SourceItem,
  type Turn,
} from '../sources/index.ts'
import { FeedProblem } from './feed-problem.ts'
import { readFeed, type FeedRead } from './read-feed.ts'
import { saveItems, TurnLost } from './save-items.ts'

const Message = z.object({
  sourceId: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  runAt: z.iso.datetime(),
})

const HOUR_MS = 3_600_000
const LONGEST_PAUSE_MS = 24 * HOUR_MS
/** The next run starts on the hour, a little less than an hour after this one failed. */
const EARLY_MS = 5 * 60_000
/** A site that says no is asked again, as it may change its mind. */
const ASK_AGAIN_MS = 7 * 24 * HOUR_MS

const isOptOut = ({ code }: FeedProblem): boolean => code === 'robots' || code === 'tdm'

const pauseAfter = (problem: FeedProblem, failures: number): number => {
  if (isOptOut(problem)) return ASK_AGAIN_MS
  const doubled = Math.min(HOUR_MS * 2 ** Math.min(failures - 1, 10), LONGEST_PAUSE_MS)
  return Math.max(doubled - EARLY_MS, problem.retryAfterMs)
}

const learnedFrom = (
  turn: Turn,
  { etag, lastModified, hasReadRules, redirects }: FeedRead,
): Learned => ({
  lastTriedAt: turn.startedAt,
  lastSuccessAt: turn.startedAt,
  etag,
  lastModified,
  ...(hasReadRules && { rulesReadAt: turn.startedAt }),
  redirects: redirects.length > 0 ? redirects : null,
  failures: null,
  nextTryAt: null,
  optedOut: null,
  lastError: null,
})

const learnedFromProblem = (turn: Turn, problem: FeedProblem): Learned => {
  const failures = (turn.health.failures ?? 0) + 1
  const at = now()
  return {
    lastTriedAt: turn.startedAt,
    lastError: { code: problem.code, message: problem.message, at: new Date(at).toISOString() },
    failures,
    nextTryAt: new Date(at + pauseAfter(problem, failures)).toISOString(),
    ...(isOptOut(problem) ? { optedOut: true, rulesReadAt: null } : {}),
  }
}

/** What the site sends is its own: whatever it does to us is a problem of this source and of no other. */
const attempt = async (source: SourceItem, turn: Turn): Promise<FeedRead | FeedProblem> => {
  try {
    return await readFeed(source, turn.health, now())
  } catch (error) {
    if (error instanceof FeedProblem) return error
    log.error('feed not understood', error, { sourceId: source.SK })
    return new FeedProblem('broken')
  }
}

const work = async (source: SourceItem, turn: Turn): Promise<void> => {
  const result = await attempt(source, turn)
  if (result instanceof FeedProblem) {
    log.warn('source failed', { sourceId: source.SK, code: result.code })
    await endTurn(turn, learnedFromProblem(turn, result))
    return
  }
  const saved = await saveItems(turn, result.items)
  await endTurn(turn, learnedFrom(turn, result))
  log.info('source read', { sourceId: source.SK, items: result.items.length, saved })
}

/** While the pipeline is paused a message just goes: the next run asks for every due source anew. */
export const handler = worker(Message, async ({ sourceId, runAt }) => {
  const [source, paused] = await Promise.all([readSource(sourceId), isPaused()])
  if (paused || !source?.enabled) return
  const turn = await takeTurn(sourceId, runAt)
  if (!turn) return
  try {
    await work(source, turn)
  } catch (error) {
    if (error instanceof TurnLost) return
    // The message comes again, and must find the source free.
    await endTurn(turn, {}).catch(() => undefined)
    throw error
  }
})
