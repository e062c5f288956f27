import { env } from '../runtime/env.ts'
import { memberKey, type MemberItem } from './member.items.ts'
import type { TransactItem } from '../table/transact.ts'

type Changeable = Pick<
  MemberItem,
  | 'displayName'
  | 'avatar'
  | 'bio'
  | 'location'
  | 'selectedRoles'
  | 'favoriteGenres'
  | 'hiddenOnWall'
  | 'hiddenInSearch'
  | 'onboardingCompleted'
>

export type MemberChange = { readonly [Name in keyof Changeable]?: Changeable[Name] | undefined }

/**
 * Changes the member's item and counts its version, by which effects tell newer from older.
 * Properties that are present but undefined are removed. Fails when the account is gone.
 */
export const changeMember = (memberId: string, change: MemberChange): TransactItem => {
  const entries = Object.entries(change)
  const set = entries.filter(([, value]) => value !== undefined)
  const removed = entries.filter(([, value]) => value === undefined)
  return {
    Update: {
      TableName: env.tableName,
      Key: memberKey(memberId),
      UpdateExpression: [
        'ADD version :one',
        set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
        removed.length > 0 ? `REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}` : '',
      ].join(' '),
      ConditionExpression: 'attribute_exists(PK)',
      ...(entries.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      }),
      ExpressionAttributeValues: {
        ':one': 1,
        ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      },
    },
  }
}

/** Writes nothing, but fails when the member has changed since it was read: for effects that derive items from it. */
export const memberIsStill = ({ memberId, version }: MemberItem): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: memberKey(memberId),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
})

/** Writes nothing, but fails when there is no such member. */
export const memberIsThere = (memberId: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: memberKey(memberId),
    ConditionExpression: 'attribute_exists(PK)',
  },
})

/** Writes nothing, but fails when there is such a member. */
export const memberIsGone = (memberId: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: memberKey(memberId),
    ConditionExpression: 'attribute_not_exists(PK)',
  },
})
