import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { unlessRefused, type TransactItem } from '#platform/table/transact.ts'
import { sourceHealthKey, type SourceHealthItem } from './source.items.ts'
import { lastDays } from './source.presenter.ts'

/** Longer than a reader may run. */
const LEASE_MS = 90_000

/** One reader's turn at a source. */
export interface Turn {
  readonly sourceId: string
  readonly leasedUntil: number
  readonly startedAt: string
  /** As it was when the turn began. */
  readonly health: SourceHealthItem
}

/**
 * Takes the turn that a run asked for, unless somebody else has it or had it since.
 * `runAt` is when the run began: one source is read once for it, however often the message comes.
 */
export const takeTurn = async (sourceId: string, runAt: string): Promise<Turn | null> => {
  const at = now()
  const leasedUntil = at + LEASE_MS
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: sourceHealthKey(sourceId),
        UpdateExpression: 'SET leasedUntil = :until, #days = if_not_exists(#days, :none)',
        ConditionExpression:
          '(attribute_not_exists(leasedUntil) OR leasedUntil < :now) AND ' +
          '(attribute_not_exists(lastTriedAt) OR lastTriedAt < :run)',
        ExpressionAttributeNames: { '#days': 'days' },
        ExpressionAttributeValues: {
          ':until': leasedUntil,
          ':none': {},
          ':now': at,
          ':run': runAt,
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    const health = Attributes as unknown as SourceHealthItem
    return { sourceId, leasedUntil, startedAt: new Date(at).toISOString(), health }
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}

/** What a turn learned; null takes a value away, and what is not named stays. */
export type Learned = {
  readonly [Name in Exclude<keyof SourceHealthItem, 'PK' | 'SK' | 'days' | 'leasedUntil'>]?:
    SourceHealthItem[Name] | null
}

/** Writes what the turn learned and ends it; nothing once the turn is somebody else's or the source is gone. */
export const endTurn = async (turn: Turn, learned: Learned): Promise<void> => {
  const remembered = new Set(lastDays(now()))
  const forgotten = Object.keys(turn.health.days ?? {}).filter((day) => !remembered.has(day))
  const set = Object.entries(learned).filter(([, value]) => value !== null)
  const gone = Object.entries(learned).filter(([, value]) => value === null)
  const removed = [
    'leasedUntil',
    ...gone.map(([name]) => `#${name}`),
    ...forgotten.map((_, index) => `#days.#day${index}`),
  ]
  await unlessRefused(
    db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: sourceHealthKey(turn.sourceId),
        UpdateExpression: [
          set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
          `REMOVE ${removed.join(', ')}`,
        ].join(' '),
        ConditionExpression: 'leasedUntil = :mine',
        ExpressionAttributeNames: namesOf([...set, ...gone], forgotten),
        ExpressionAttributeValues: {
          ':mine': turn.leasedUntil,
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        },
      }),
    ),
  )
}

const namesOf = (
  entries: readonly (readonly [string, unknown])[],
  days: readonly string[],
): Record<string, string> | undefined => {
  const names = {
    ...Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ...(days.length > 0 && { '#days': 'days' }),
    ...Object.fromEntries(days.map((day, index) => [`#day${index}`, day])),
  }
  return Object.keys(names).length > 0 ? names : undefined
}

/** Counts new items of a source on a day, as long as the turn lasts. */
export const countItems = (
  { sourceId, leasedUntil }: Turn,
  day: string,
  items: number,
): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: sourceHealthKey(sourceId),
    UpdateExpression: 'SET #days.#day = if_not_exists(#days.#day, :zero) + :items',
    ConditionExpression: 'leasedUntil = :mine',
    ExpressionAttributeNames: { '#days': 'days', '#day': day },
    ExpressionAttributeValues: { ':zero': 0, ':items': items, ':mine': leasedUntil },
  },
})

/** Forgets what held for another address, and ends the turn of whoever reads that one. */
export const startAfresh = (sourceId: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: sourceHealthKey(sourceId),
    UpdateExpression:
      'REMOVE etag, lastModified, nextTryAt, failures, lastError, optedOut, rulesReadAt, redirects, leasedUntil, lastTriedAt',
  },
})
