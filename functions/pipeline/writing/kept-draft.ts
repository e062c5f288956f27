import { epochSeconds, now } from '#platform/runtime/clock.ts'
import { put, remove, type Key, type Write } from '#platform/table/index.ts'
import type { Draft } from '../drafts/index.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { PROMPT_VERSION } from './prompt.ts'

const WEEK_MS = 7 * 86_400_000

/** A draft with its origin. */
export interface Written {
  readonly draft: Draft
  readonly model: string
  readonly generatedAt: string
}

/**
 * A paid draft that the second reader has not judged yet, so that a retry asks only the second reader. An item of its
 * own, because jobs are listed and changed often.
 */
export interface KeptDraftItem extends Written {
  readonly PK: string
  readonly SK: 'DRAFT'
  readonly promptVersion: string
  /** The items that the positions in the draft refer to, in order. */
  readonly itemIds: readonly string[]
  readonly expiresAt: number
}

export const keptDraftKey = (clusterId: string): Key<KeptDraftItem> => ({
  PK: `JOB#${clusterId}`,
  SK: 'DRAFT',
})

export const keepDraft = (
  clusterId: string,
  { draft, model, generatedAt }: Written,
  items: readonly FeedItem[],
): Write<KeptDraftItem> =>
  put({
    ...keptDraftKey(clusterId),
    ...{ draft, model, generatedAt },
    promptVersion: PROMPT_VERSION,
    itemIds: items.map(({ id }) => id),
    expiresAt: epochSeconds(now() + WEEK_MS),
  })

export const removeDraft = (clusterId: string): Write<KeptDraftItem> =>
  remove(keptDraftKey(clusterId))

/** The kept draft if it is about these items: others may have joined behind them, none may be missing. */
export const usableDraft = (
  kept: KeptDraftItem | undefined,
  items: readonly FeedItem[],
): Written | undefined =>
  kept?.promptVersion === PROMPT_VERSION && kept.itemIds.every((id, at) => items[at]?.id === id)
    ? kept
    : undefined
