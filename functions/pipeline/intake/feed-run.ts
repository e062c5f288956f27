import { now } from '#platform/runtime/clock.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { put, write } from '#platform/table/index.ts'
import { isPaused } from '../run-state/halt.ts'
import { runKey, type RunItem } from '../run-state/run-state.items.ts'
import { fillSources } from '../sources/change-sources.ts'
import { readHealths, readSources } from '../sources/source.repository.ts'
import type { SourceItem } from '../sources/source.items.ts'
import { DEFAULT_SOURCES } from './default-sources.ts'

/** The message for `read-source`, one for each source and run. */
export interface SourceToRead {
  readonly sourceId: string
  /** When the run started; each run reads a source once. */
  readonly runAt: string
}

const sourcesToRead = async (at: number): Promise<readonly SourceItem[]> => {
  const [sources, healths] = await Promise.all([readSources(), readHealths()])
  const isDue = ({ SK, enabled }: SourceItem): boolean =>
    enabled && Date.parse(healths.get(SK)?.nextTryAt ?? '1970-01-01') <= at
  return sources.filter(isDue)
}

/** Queues all due sources for reading. Returns their number, or null while the pipeline is paused. */
export const startFeedRun = async (): Promise<number | null> => {
  if (await isPaused()) return null
  const at = now()
  const runAt = new Date(at).toISOString()
  await write(put<RunItem>({ ...runKey('feeds'), startedAt: runAt }))
  await fillSources(DEFAULT_SOURCES)
  const due = await sourcesToRead(at)
  await sendWork(
    'read-source',
    due.map(({ SK }): SourceToRead => ({ sourceId: SK, runAt })),
  )
  return due.length
}
