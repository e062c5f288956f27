import { createHash } from 'node:crypto'
import { ulidDate } from '#shared/domain/ids.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import type { HeldItem, HeldType } from '#platform/content/held.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

export type Action = 'approve' | 'reject'

/** A line of the log: written once, never changed, never forgotten. */
export interface DecisionItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ModerationDecision'
  readonly moderatorId: string
  readonly type: HeldType
  readonly contentId: string
  readonly action: Action
  readonly reason?: string | undefined
  /** Why it waited: as in the queue. */
  readonly rule: string
  readonly reports?: HeldItem['reports']
  /** Absent for what the pipeline wrote. */
  readonly authorId?: string | undefined
  /** How the text began, and its SHA-256: enough to say later what was decided about. */
  readonly excerpt: string
  readonly hash: string
}

const MONTH = 7

export const decisionKey = (id: string) => ({
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

export const appendDecision = (item: DecisionItem): TransactItem => ({
  Put: { TableName: env.tableName, Item: item, ConditionExpression: 'attribute_not_exists(PK)' },
})

/** What became of something that no longer waits, for whoever comes too late. */
export interface DecidedItem {
  readonly PK: string
  readonly SK: string
  readonly moderatorId: string
  readonly action: Action
  readonly expiresAt: number
}

const LATECOMERS_SECONDS = 30 * 24 * 60 * 60

export const decidedKey = (type: HeldType, id: string) => ({ PK: `MODERATED#${type}`, SK: id })

/** Overwrites an earlier one: what was kept can be reported again. */
export const putDecided = ({
  type,
  contentId,
  moderatorId,
  action,
}: Pick<DecisionItem, 'type' | 'contentId' | 'moderatorId' | 'action'>): TransactItem => {
  const item: DecidedItem = {
    ...decidedKey(type, contentId),
    moderatorId,
    action,
    expiresAt: epochSeconds() + LATECOMERS_SECONDS,
  }
  return { Put: { TableName: env.tableName, Item: item } }
}

/** Fails when it waits no more, or when members have reported more than was read. */
export const takeOffQueue = ({ PK, SK, reports }: HeldItem): TransactItem => ({
  Delete: {
    TableName: env.tableName,
    Key: { PK, SK },
    ...(reports
      ? {
          ConditionExpression: 'size(reports) = :reports',
          ExpressionAttributeValues: { ':reports': reports.length },
        }
      : { ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(reports)' }),
  },
})
