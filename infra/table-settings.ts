import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { TABLE_SCHEMA } from '#shared/domain/table-schema.ts'
import { tableNameOf } from './names.ts'
import type { StageConfig } from './stages.ts'

/** What the table needs beyond its keys and items; a restored table comes without it. */
export interface TableSettings {
  readonly tableName: string
  readonly timeToLiveAttribute: string
  readonly recoveryDays: number
  readonly deletionProtection: boolean
  readonly tags: Readonly<Record<string, string>>
}

export const tableSettings = (stage: StageConfig): TableSettings => ({
  tableName: tableNameOf(stage),
  timeToLiveAttribute: TABLE_SCHEMA.timeToLive,
  recoveryDays: stage.keepsData ? KEPT_DAYS.backups : 1,
  deletionProtection: stage.keepsData,
  tags: tagsOf(stage),
})

/** The tags of everything in a stage; the budget counts by them. */
export const tagsOf = ({ name }: StageConfig): Readonly<Record<string, string>> => ({
  product: 'hoellenlaerm',
  stage: name,
})
