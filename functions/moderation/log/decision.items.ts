import { createHash } from 'node:crypto'
import { ulidDate } from '#shared/domain/ids.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import type { HeldItem, HeldType } from '#platform/content/held.items.ts'
import {
  attribute,
  exists,
  expression,
  keyOf,
  put,
  putNew,
  remove,
  type Key,
  type Write,
} from '#platform/table/index.ts'

export type Action = 'approve' | 'reject'

/** What moderators do: decide about held content, or act on a concert; admins correct articles. */
export type LoggedAction = Action | 'correct' | 'hold' | 'merge' | 'unmerge' | 'status'

/** An entry of the moderation log: written once, never changed or deleted. */
export interface DecisionItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ModerationDecision'
  readonly moderatorId: string
  readonly type: HeldType
  readonly contentId: string
  readonly action: LoggedAction
  readonly reason?: string | undefined
  /** Copied from the queue entry. */
  readonly rule: string
  readonly reports?: HeldItem['reports']
  /** Absent for articles of the news pipeline. */
  readonly authorId?: string | undefined
  /** The beginning of the text and its SHA-256 prove later what was decided about. */
  readonly excerpt: string
  /** Of an article, for those who reported it. */
  readonly title?: string | undefined
  readonly hash: string
}

const MONTH = 7

export const decisionKey = (id: string): Key<DecisionItem> => ({
  PK: `MODERATION_LOG#${ulidDate(id).slice(0, MONTH)}`,
  SK: id,
})

type Decision = Omit<DecisionItem, 'PK' | 'SK' | 'entity' | 'excerpt' | 'hash'>

export const decisionItem = (id: string, decision: Decision, text: string): DecisionItem => ({
  ...decisionKey(id),
  entity: 'ModerationDecision',
  ...decision,
  excerpt: excerpt(text),
  hash: createHash('sha256').update(text).digest('hex'),
})

export const appendDecision = (item: DecisionItem): Write<DecisionItem> => putNew(item)

/** The last decision about a piece of content, for moderators who decide too late. */
export interface DecidedItem {
  readonly PK: string
  readonly SK: string
  readonly moderatorId: string
  readonly action: Action | 'correct'
  readonly expiresAt: number
}

const DECIDED_TTL_SECONDS = 30 * 24 * 60 * 60

export const decidedKey = (type: HeldType, id: string): Key<DecidedItem> => ({
  PK: `MODERATED#${type}`,
  SK: id,
})

/** Replaces an earlier one: members can report an approved article again. */
export const putDecided = ({
  type,
  contentId,
  moderatorId,
  action,
}: Pick<DecisionItem, 'type' | 'contentId' | 'moderatorId'> &
  Pick<DecidedItem, 'action'>): Write<DecidedItem> =>
  put<DecidedItem>({
    ...decidedKey(type, contentId),
    moderatorId,
    action,
    expiresAt: epochSeconds() + DECIDED_TTL_SECONDS,
  })

const hasAsMany = (list: 'reports' | 'laterSources', { [list]: read }: HeldItem) =>
  read
    ? expression`size(${attribute(list)}) = ${read.length}`
    : expression`attribute_not_exists(${attribute(list)})`

/** Fails when it is no longer in the queue, or when members or later sources have reported more than was read. */
export const takeOffQueue = (held: HeldItem): Write<HeldItem> =>
  remove(
    keyOf(held),
    expression`${exists} AND ${hasAsMany('reports', held)} AND ${hasAsMany('laterSources', held)}`,
  )
