import { bucketArn, namesOf, tableArn, topicArn } from './names.ts'
import type { StageConfig } from './stages.ts'

/** The stores to which functions are granted access. */
export interface Stores {
  readonly tableName: string
  readonly tableArn: string
  readonly mediaBucketName: string
  readonly mediaBucketArn: string
  /** Receives contact messages; operators subscribe to it. */
  readonly contactTopicArn: string
}

export const storesOf = ({ name, region }: StageConfig, account: string): Stores => {
  const { table, media, contact } = namesOf(name, account)
  return {
    tableName: table,
    tableArn: tableArn(region, account, table),
    mediaBucketName: media,
    mediaBucketArn: bucketArn(media),
    contactTopicArn: topicArn(region, account, contact),
  }
}
