import { createHash } from 'node:crypto'
import { ulidDate } from '#shared/domain/ids.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { epochSeconds } from '../runtime/clock.ts'
import { excerpt } from './excerpt.ts'
import type { HeldItem, HeldType } from './held.items.ts'
import {
  attribute,
  exists,
  expression,
  keyOf,
  put,
  putNew,
  remove,
  type Key,
  type Partition,
  type Write,
} from '../table/index.ts'

export type Action = 'approve' | 'reject'

/** What moderators do: decide about held content, or act on a concert; admins correct articles. */
export type LoggedAction = Action | 'correct' | 'hold' | 'merge' | 'unmerge' | 'status'

/** An entry of the moderation log: written once and never changed. It ends when the proof of a decision does. */
export interface DecisionItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ModerationDecision'
  readonly moderatorId: string
  readonly type: HeldType
  readonly contentId: string
  readonly action: LoggedAction
  readonly reason?: string | undefined
  /** Of a rejection: the statement of reasons, which its author gets instead of the decision. */
  readonly statementId?: string | undefined
  /** The statement of the hold that the decision ends. */
  readonly holdId?: string | undefined
  /** Copied from the queue entry. */
  readonly rule: string
  readonly reports?: HeldItem['reports']
  /** What its author objected to the hold; the decision answers it. */
  readonly appeal?: HeldItem['appeal']
  /** Absent for articles of the news pipeline. */
  readonly authorId?: string | undefined
  /** The beginning of the text and its SHA-256 prove later what was decided about. */
  readonly excerpt: string
  /** Of an article, for those who reported it. */
  readonly title?: string | undefined
  readonly hash: string
  readonly expiresAt: number
}

const MONTH = 7

/** @param month `yyyy-mm` */
export const decisionsPartition = (month: string): Partition<DecisionItem> => ({
  PK: `MODERATION_LOG#${month}`,
})

export const decisionKey = (id: string): Key<DecisionItem> => ({
  PK: decisionsPartition(ulidDate(id).slice(0, MONTH)).PK,
  SK: id,
})

type Decision = Omit<DecisionItem, 'PK' | 'SK' | 'entity' | 'excerpt' | 'hash' | 'expiresAt'>

export const decisionItem = (id: string, decision: Decision, text: string): DecisionItem => ({
  ...decisionKey(id),
  entity: 'ModerationDecision',
  ...decision,
  excerpt: excerpt(text),
  hash: createHash('sha256').update(text).digest('hex'),
  expiresAt: proofEndsAt(ulidDate(id)),
})

export const appendDecision = (item: DecisionItem): Write<DecisionItem> => putNew(item)

/** The last decision about a piece of content, for moderators who decide too late. */
export interface DecidedItem {
  readonly PK: string
  readonly SK: string
  readonly moderatorId: string
  readonly action: Action | 'correct'
  /** As in the log. */
  readonly holdId?: string | undefined
  /** Of a held article that was decided place by place: the decision that ended it, to recognise it when repeated. */
  readonly lastDecision?: string | undefined
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
  holdId,
  lastDecision,
}: Pick<DecisionItem, 'type' | 'contentId' | 'moderatorId' | 'holdId'> &
  Pick<DecidedItem, 'action' | 'lastDecision'>): Write<DecidedItem> =>
  put<DecidedItem>({
    ...decidedKey(type, contentId),
    moderatorId,
    action,
    holdId,
    lastDecision,
    expiresAt: epochSeconds() + DECIDED_TTL_SECONDS,
  })

const hasAsMany = (list: 'reports' | 'laterSources', { [list]: read }: HeldItem) =>
  read
    ? expression`size(${attribute(list)}) = ${read.length}`
    : expression`attribute_not_exists(${attribute(list)})`

const hasSameAppeal = ({ appeal }: HeldItem) =>
  appeal ? expression`attribute_exists(appeal)` : expression`attribute_not_exists(appeal)`

/** Fails when it is no longer in the queue, or when members or later sources have said more than was read. */
export const takeOffQueue = (held: HeldItem): Write<HeldItem> =>
  remove(
    keyOf(held),
    expression`${exists} AND ${hasAsMany('reports', held)} AND ${hasAsMany('laterSources', held)} AND ${hasSameAppeal(held)}`,
  )
