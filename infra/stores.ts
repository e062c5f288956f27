import { bucketArn, namesOf, tableArn, tableNameOf, topicArn } from './names.ts'
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

export const storesOf = (stage: StageConfig, account: string): Stores => {
  const { name, region } = stage
  const { media, contact } = namesOf(name, account)
  const table = tableNameOf(stage)
  return {
    tableName: table,
    tableArn: tableArn(region, account, table),
    mediaBucketName: media,
    mediaBucketArn: bucketArn(media),
    contactTopicArn: topicArn(region, account, contact),
  }
}
