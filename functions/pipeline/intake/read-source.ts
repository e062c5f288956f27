import * as z from 'zod/mini'
import { now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { worker } from '#platform/queue/worker.ts'
import { isPaused } from '../run-state/halt.ts'
import { findSameFeed, isSameAddress } from '../sources/same-feed.ts'
import {
  leaseSource,
  releaseSource,
  type HealthUpdate,
  type SourceLease,
} from '../sources/source-health.ts'
import { readHealths, readSource, readSources } from '../sources/source.repository.ts'
import type { SourceItem } from '../sources/source.items.ts'
import { FeedProblem } from './feed-problem.ts'
import { readFeed, type FeedRead } from './read-feed.ts'
import { listContents, saveItems, LeaseLost } from './save-items.ts'

const Message = z.object({
  sourceId: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  runAt: z.iso.datetime(),
})

const HOUR_MS = 3_600_000
const MAX_PAUSE_MS = 24 * HOUR_MS
/** Subtracted from pauses, because the next run starts a little less than an hour after a failure. */
const EARLY_MS = 5 * 60_000
/** When the rules of a site that opted out are read again. */
const OPT_OUT_PAUSE_MS = 7 * 24 * HOUR_MS

const isOptOut = ({ code }: FeedProblem): boolean => code === 'robots' || code === 'tdm'

const pauseAfter = (problem: FeedProblem, failures: number): number => {
  if (isOptOut(problem)) return OPT_OUT_PAUSE_MS
  const doubled = Math.min(HOUR_MS * 2 ** Math.min(failures - 1, 10), MAX_PAUSE_MS)
  return Math.max(doubled - EARLY_MS, problem.retryAfterMs)
}

const afterSuccess = (
  lease: SourceLease,
  { items, isWhole, etag, lastModified, hasReadRules, redirects }: FeedRead,
  saved: number,
): HealthUpdate => ({
  lastTriedAt: lease.startedAt,
  lastSuccessAt: lease.startedAt,
  ...(isWhole && { wholeAt: lease.startedAt, contents: listContents(items) }),
  ...(saved > 0 && { lastNewAt: lease.startedAt }),
  etag,
  lastModified,
  ...(hasReadRules && { rulesReadAt: lease.startedAt }),
  redirects: redirects.length > 0 ? redirects : undefined,
  failures: undefined,
  nextTryAt: undefined,
  optedOut: undefined,
  lastError: undefined,
  namedUrl: undefined,
})

const afterProblem = (lease: SourceLease, problem: FeedProblem): HealthUpdate => {
  const failures = (lease.item.failures ?? 0) + 1
  const at = now()
  return {
    lastTriedAt: lease.startedAt,
    lastError: { code: problem.code, message: problem.message, at: new Date(at).toISOString() },
    failures,
    nextTryAt: new Date(at + pauseAfter(problem, failures)).toISOString(),
    namedUrl: problem.namedUrl,
    ...(isOptOut(problem) ? { optedOut: true, rulesReadAt: undefined } : {}),
  }
}

/** Unexpected errors become a problem of this source too, so that a hostile feed affects no other source. */
const tryRead = async (source: SourceItem, lease: SourceLease): Promise<FeedRead | FeedProblem> => {
  try {
    return await readFeed(source, lease.item, now())
  } catch (error) {
    if (error instanceof FeedProblem) return error
    log.error('feed not understood', error, { sourceId: source.SK })
    return new FeedProblem('broken')
  }
}

/**
 * A feed that was led to the address of another source is read there alone. Of two that were led to one address, the
 * older one is read.
 */
const onlyOnce = async (source: SourceItem, read: FeedRead): Promise<FeedRead | FeedProblem> => {
  const target = read.redirects.at(-1)
  if (target === undefined) return read
  const [all, healths] = await Promise.all([readSources(), readHealths()])
  const sources = all.filter(
    ({ SK, url, enabled }) => enabled && (SK < source.SK || isSameAddress(url, target)),
  )
  const same = findSameFeed(source, { sources, healths }, read.redirects)
  return same ? new FeedProblem('same_feed', { detail: same.name }) : read
}

const readLeased = async (source: SourceItem, lease: SourceLease): Promise<void> => {
  const tried = await tryRead(source, lease)
  const result = tried instanceof FeedProblem ? tried : await onlyOnce(source, tried)
  if (result instanceof FeedProblem) {
    log.warn('source failed', { sourceId: source.SK, code: result.code })
    await releaseSource(lease, afterProblem(lease, result))
    return
  }
  const saved = await saveItems(lease, result.items)
  await releaseSource(lease, afterSuccess(lease, result, saved))
  log.info('source read', { sourceId: source.SK, items: result.items.length, saved })
}

/** Drops messages while the pipeline is paused: the next run queues all due sources again. */
export const handler = worker(Message, async ({ sourceId, runAt }) => {
  const [source, paused] = await Promise.all([readSource(sourceId), isPaused()])
  if (paused || !source?.enabled) return
  const lease = await leaseSource(sourceId, runAt)
  if (!lease) return
  try {
    await readLeased(source, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return
    // The message is delivered again, and the source must not be leased then.
    await releaseSource(lease, {}).catch(() => undefined)
    throw error
  }
})
