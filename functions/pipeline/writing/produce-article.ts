import { isoNow, now } from '#platform/runtime/clock.ts'
import { getItems, getMany, transact } from '#platform/table/index.ts'
import type { Cost } from '#platform/model/cost.ts'
import { MAX_TRIES } from '#platform/queue/worker.ts'
import { ModelFailed, type ModelFailure } from '#platform/model/converse.ts'
import { feedItemKey, type FeedItem } from '../intake/feed-item.items.ts'
import { changedJob, saveJob } from '../jobs/change-job.ts'
import type { JobItem } from '../jobs/job.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { costOnDay, NOTHING_SPENT, type Spent } from '../run-state/spent.ts'
import { countOnDay } from '../run-state/run-state.items.ts'
import { haltOn } from '../run-state/halt.ts'
import type { Draft } from '../drafts/index.ts'
import { readSecond, type SecondReading } from '../second-reader/read-second.ts'
import { readDraft } from './answer.ts'
import { toArticleText } from './article-text.ts'
import { askModel } from './ask-model.ts'
import { finishJob, putBack, recordFailure } from './end-attempt.ts'
import type { HeldFinding } from './held-places.ts'
import { keepDraft, usableDraft, type KeptDraftItem, type Written } from './kept-draft.ts'
import { MAX_ITEMS } from './prompt.ts'
import { findingsAgainst } from './reasons-against.ts'
import { WritingFailed } from './writing-failed.ts'
import type { FailureCode } from '../texts.ts'

/** The job as this worker last wrote it, and what it has paid since. */
interface Attempt {
  job: JobItem
  spent: Spent
}

const readFeedItems = async ({ itemIds }: JobItem): Promise<FeedItem[]> => {
  const keys = itemIds.slice(0, MAX_ITEMS).map(feedItemKey)
  const found = await getMany(keys, { consistent: true })
  const items = found.filter((item) => item !== undefined)
  if (items.length === 0) throw new WritingFailed('no_items')
  return items
}

/** Remembers the cost of a call: of a lost answer the maximum, of a useless one what it did cost. */
const pay = async <A extends { readonly cost: Cost }>(
  attempt: Attempt,
  purpose: keyof Spent,
  call: Promise<A>,
): Promise<A> => {
  try {
    const answer = await call
    attempt.spent = { ...attempt.spent, [purpose]: answer.cost }
    return answer
  } catch (error) {
    if (error instanceof WritingFailed) attempt.spent = { ...attempt.spent, [purpose]: error.cost }
    throw error
  }
}

const writeDraft = async (attempt: Attempt, items: readonly FeedItem[]): Promise<Written> => {
  const { output, model } = await pay(attempt, 'writing', askModel(items))
  return { draft: readDraft(output, items.length), model, generatedAt: isoNow() }
}

/** Stores the draft and its cost, so that a retry does not pay for it again, and keeps the lease. */
const keep = async (
  attempt: Attempt,
  written: Written,
  items: readonly FeedItem[],
): Promise<void> => {
  const { job, spent } = attempt
  const kept = changedJob(job, 'processing', { leasedUntil: job.leasedUntil })
  await transact({
    ...saveJob(job, kept),
    keptDraft: keepDraft(job.clusterId, written, items),
    day: countOnDay(berlinDay(now()), { ...costOnDay(spent) }),
  })
  attempt.job = kept
  attempt.spent = NOTHING_SPENT
}

const isHalted = async (): Promise<boolean> => {
  const { keys, of } = haltOn(now())
  const { isPaused, isSpent } = of(await getItems(keys, { consistent: true }))
  return isPaused || isSpent
}

const CODES: Readonly<Record<ModelFailure, FailureCode>> = {
  throttled: 'reader_throttled',
  unreachable: 'reader_unreachable',
  denied: 'reader_denied',
  broken_answer: 'reader_unreachable',
  internal: 'internal',
}

/**
 * Asks the second reader once, without retries: the queue retries.
 * @throws WritingFailed with the maximum cost when the call may be billed
 */
const askSecondReader = async (
  draft: Draft,
  items: readonly FeedItem[],
): Promise<SecondReading> => {
  try {
    return await readSecond(draft, items)
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    throw new WritingFailed(CODES[error.code], error.cause, error.cost)
  }
}

type SecondFindings = readonly HeldFinding[] | 'halted'

/** What the second reader has against a draft in which the rules found nothing. */
const readAgain = async (
  attempt: Attempt,
  { draft }: Written,
  items: readonly FeedItem[],
): Promise<SecondFindings> => {
  if (await isHalted()) return 'halted'
  return (await pay(attempt, 'checking', askSecondReader(draft, items))).findings
}

/** Items, draft, findings of the rules, findings of the second reader; then article or moderation. */
const write = async (attempt: Attempt, stored: KeptDraftItem | undefined): Promise<void> => {
  const items = await readFeedItems(attempt.job)
  const usable = usableDraft(stored, items)
  const written = usable ?? (await writeDraft(attempt, items))
  let findings: SecondFindings = findingsAgainst(written.draft, items)
  if (findings.length === 0) {
    if (!usable) await keep(attempt, written, items)
    findings = await readAgain(attempt, written, items)
  }
  const { job, spent } = attempt
  if (findings === 'halted') {
    await putBack(job)
    return
  }
  const { draft, ...origin } = written
  const text = toArticleText(draft, items, { clusterId: job.clusterId, ...origin })
  await finishJob(job, { text, items, findings, spent })
}

/**
 * Writes the article of a job that the caller leased, or continues with the draft that an earlier attempt kept.
 * @throws the first failure, after recording it
 */
export const produceArticle = async (
  job: JobItem,
  kept: KeptDraftItem | undefined,
  tries: number,
): Promise<void> => {
  const attempt: Attempt = { job, spent: NOTHING_SPENT }
  try {
    await write(attempt, kept)
  } catch (error) {
    const { spent } = attempt
    await recordFailure(attempt.job, { error, spent, isLast: tries >= MAX_TRIES })
    throw error
  }
}
