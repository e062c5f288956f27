import { bucketArn, namesOf, tableArn } from './names.ts'
import type { StageConfig } from './stages.ts'

/** The two stores every function may be given a part of. */
export interface Stores {
  readonly tableName: string
  readonly tableArn: string
  readonly mediaBucketName: string
  readonly mediaBucketArn: string
}

export const storesOf = ({ name, region }: StageConfig, account: string): Stores => {
  const { table, media } = namesOf(name, account)
  return {
    tableName: table,
    tableArn: tableArn(region, account, table),
    mediaBucketName: media,
    mediaBucketArn: bucketArn(media),
  }
}
