import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { db } from '#platform/table/table.ts'
import { isPaused, runKey } from '../run-state/index.ts'
import { fillSources, readHealths, readSources, type SourceItem } from '../sources/index.ts'
import { DEFAULT_SOURCES } from './default-sources.ts'

/** What `read-source` is asked: once for each source and run. */
export interface SourceToRead {
  readonly sourceId: string
  /** When the run began, so that a source is read once for it. */
  readonly runAt: string
}

const sourcesToRead = async (at: number): Promise<readonly SourceItem[]> => {
  const [sources, healths] = await Promise.all([readSources(), readHealths()])
  const isDue = ({ SK, enabled }: SourceItem): boolean =>
    enabled && Date.parse(healths.get(SK)?.nextTryAt ?? '1970-01-01') <= at
  return sources.filter(isDue)
}

/** Has every due source read, and says how many that are; null while the pipeline is paused. */
export const startFeedRun = async (): Promise<number | null> => {
  if (await isPaused()) return null
  const at = now()
  const runAt = new Date(at).toISOString()
  await db.send(
    new PutCommand({ TableName: env.tableName, Item: { ...runKey('feeds'), startedAt: runAt } }),
  )
  await fillSources(DEFAULT_SOURCES)
  const due = await sourcesToRead(at)
  await sendWork(
    'read-source',
    due.map(({ SK }): SourceToRead => ({ sourceId: SK, runAt })),
  )
  return due.length
}
