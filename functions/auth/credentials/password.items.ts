import { isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { passwordKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** Fails once the password is another one: nobody signs in with it while it is being changed. */
export const passwordIsStill = (memberId: string, hash: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: passwordKey(memberId),
    ConditionExpression: '#hash = :hash',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':hash': hash },
  },
})

interface Replacement {
  /** The one it must still be; any when left out. */
  readonly from?: string
  readonly to: string
}

export const replacePassword = (memberId: string, { from, to }: Replacement): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: passwordKey(memberId),
    UpdateExpression: 'SET #hash = :to, changedAt = :now',
    ConditionExpression: from === undefined ? 'attribute_exists(PK)' : '#hash = :from',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: {
      ':to': to,
      ':now': isoNow(),
      ...(from !== undefined && { ':from': from }),
    },
  },
})
