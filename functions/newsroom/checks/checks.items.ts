import type { NewsCheck } from '#shared/domain/news.ts'
import { PIPELINE } from '../../pipeline/run-state/index.ts'
import type { Key } from '#platform/table/index.ts'

/** What people decided about the newest findings of each check. One item, bounded by the length of its rings. */
export interface ChecksItem {
  readonly PK: typeof PIPELINE
  readonly SK: 'CHECKS'
  /** Of each check, the newest last: `1` was overruled, `0` was right. */
  readonly rings: Readonly<Partial<Record<NewsCheck, string>>>
  /** Increases with each decision; a writer that read an older revision fails. */
  readonly revision: number
}

export const CHECKS_KEY: Key<ChecksItem> = { PK: PIPELINE, SK: 'CHECKS' }

export const checksItem = (content: Pick<ChecksItem, 'rings' | 'revision'>): ChecksItem => ({
  PK: PIPELINE,
  SK: 'CHECKS',
  ...content,
})
