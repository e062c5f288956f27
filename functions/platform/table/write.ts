import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { db } from './table.ts'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { ConditionFailed } from './condition-failed.ts'
import { retry } from './retry.ts'
import { isConflict } from '../runtime/transient.ts'
import type { Write } from './builders.ts'

type Attributes = Record<string, unknown> | undefined

const send = async (
  { Put, Update, Delete }: Write,
  returns: 'NONE' | 'ALL_NEW' | 'ALL_OLD',
): Promise<Attributes> => {
  const operation = Put ? 'PutItem' : Update ? 'UpdateItem' : 'DeleteItem'
  const { Attributes } = await db.call<{ Attributes?: Attributes }>(operation, {
    ...Put,
    ...Update,
    ...Delete,
    ...(returns !== 'NONE' && { ReturnValues: returns }),
  })
  return Attributes
}

const sendOnce = async (
  part: Write,
  returns: 'NONE' | 'ALL_NEW' | 'ALL_OLD',
): Promise<Attributes> => {
  try {
    return await send(part, returns)
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    throw new ConditionFailed([], error.Item && unmarshall(error.Item))
  }
}

const sendWithRetry: typeof sendOnce = (part, returns) =>
  retry(() => sendOnce(part, returns), { when: isConflict })

/**
 * Executes one write alone. It is sent again when its answer was lost, so it may be executed twice: an `add` of a number
 * needs a condition that fails the second time, or `transact`, which is executed once.
 * @throws ConditionFailed, also when the lost attempt made the condition false
 */
export const write = async (part: Write): Promise<void> => {
  await sendWithRetry(part, 'NONE')
}

/** Executes an `update` and returns the new item. @throws ConditionFailed */
export const writeAndGetNew = async <Item>(part: Write<Item>): Promise<Item> =>
  (await sendWithRetry(part, 'ALL_NEW')) as Item

/** Executes one write and returns the previous item; undefined when there was none. @throws ConditionFailed */
export const writeAndGetOld = async <Item>(part: Write<Item>): Promise<Item | undefined> =>
  (await sendWithRetry(part, 'ALL_OLD')) as Item | undefined
