import { env } from '../runtime/env.ts'
import { absent, Placeholders, renderCondition, type Condition } from './expression.ts'
import { bareKey, type Key, type Stored } from './key.ts'
import { renderUpdate, type Change } from './change.ts'

declare const WRITTEN: unique symbol

/** Describes a write. `write` executes it alone, `transact` together with others. */
export interface Write<Item = unknown> {
  readonly Put?: Readonly<PutInput>
  readonly Update?: Readonly<UpdateInput>
  readonly Delete?: Readonly<DeleteInput>
  readonly [WRITTEN]?: Item
}

/** Writes nothing, but fails the transaction unless its condition holds. */
export interface Check {
  readonly ConditionCheck: Readonly<DeleteInput & { ConditionExpression: string }>
}

interface Input {
  TableName: string
  ConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD'
}

interface PutInput extends Input {
  Item: object
}

interface DeleteInput extends Input {
  Key: { PK: string; SK: string }
}

interface UpdateInput extends DeleteInput {
  UpdateExpression: string
}

const conditionOf = (
  condition: object | undefined,
  placeholders: Placeholders,
): { ConditionExpression?: string } =>
  condition ? { ConditionExpression: renderCondition(condition, placeholders) } : {}

/** Writes the whole item and replaces an existing one. */
export const put = <Item extends Stored>(item: Item, condition?: Condition<Item>): Write<Item> => {
  const placeholders = new Placeholders()
  return {
    Put: {
      TableName: env.tableName,
      Item: item,
      ...conditionOf(condition, placeholders),
      ...placeholders.attributes(),
    },
  }
}

/** Fails when the item exists. */
export const putNew = <Item extends Stored>(item: Item): Write<Item> => put(item, absent)

/** Changes attributes of an item; without a condition it creates a missing item. */
export const update = <Item extends Stored>(
  key: Key<Item>,
  change: Change<Item> & {
    readonly condition?: Condition<Item>
    /** Then `ConditionFailed.item` contains the current item. */
    readonly returnOnFailure?: boolean
  },
): Write<Item> => {
  const placeholders = new Placeholders()
  return {
    Update: {
      TableName: env.tableName,
      Key: bareKey(key),
      UpdateExpression: renderUpdate(change, placeholders),
      ...conditionOf(change.condition, placeholders),
      ...placeholders.attributes(),
      ...(change.returnOnFailure && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }),
    },
  }
}

/** Without a condition it does nothing when the item does not exist. */
export const remove = <Item extends Stored>(
  key: Key<Item>,
  condition?: Condition<Item>,
): Write<Item> => {
  const placeholders = new Placeholders()
  return {
    Delete: {
      TableName: env.tableName,
      Key: bareKey(key),
      ...conditionOf(condition, placeholders),
      ...placeholders.attributes(),
    },
  }
}

export const check = <Item extends Stored>(key: Key<Item>, condition: Condition<Item>): Check => {
  const placeholders = new Placeholders()
  return {
    ConditionCheck: {
      TableName: env.tableName,
      Key: bareKey(key),
      ConditionExpression: renderCondition(condition, placeholders),
      ...placeholders.attributes(),
    },
  }
}
