import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Access } from '../../functions/platform/access.ts'

/** The two stores every function may be given a part of. */
export interface Stores {
  readonly tableName: string
  readonly tableArn: string
  readonly mediaBucketName: string
  readonly mediaBucketArn: string
}

const MEDIA_ACTIONS = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
} as const

export const grantsOf = (access: Access, stores: Stores): readonly PolicyStatement[] => [
  ...tableGrants(access, stores.tableArn),
  ...mediaGrants(access, stores.mediaBucketArn),
]

const tableGrants = ({ table = [], indexes = [] }: Access, tableArn: string): PolicyStatement[] => {
  const statements = []
  if (table.length > 0) {
    statements.push(
      allow(
        table.map((action) => `dynamodb:${action}`),
        [tableArn],
      ),
    )
  }
  if (indexes.length > 0) {
    statements.push(
      allow(
        ['dynamodb:Query'],
        indexes.map((index) => `${tableArn}/index/${index}`),
      ),
    )
  }
  return statements
}

const mediaGrants = ({ media = {} }: Access, bucketArn: string): PolicyStatement[] =>
  (['get', 'put', 'delete'] as const).flatMap((verb) => {
    const prefixes = media[verb] ?? []
    if (prefixes.length === 0) return []
    return allow(
      [MEDIA_ACTIONS[verb]],
      prefixes.map((prefix) => `${bucketArn}/${prefix}`),
    )
  })

export const allow = (actions: readonly string[], resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [...resources] })
