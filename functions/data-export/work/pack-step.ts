import { EXPORT_HOURS } from '#shared/domain/retention.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { epochSeconds, now } from '#platform/runtime/clock.ts'
import { writeFileInParts } from '../../uploads/files/index.ts'
import { zipChunks } from '../archive/zip-chunks.ts'
import { archiveKey } from '../items/export-objects.ts'
import type { DataExportItem } from '../items/export.items.ts'
import { ArchiveEntries } from './archive-entries.ts'
import type { StepResult } from './read-step.ts'

/** No entry begins after this: the largest medium has 50 MB, and a function ends after 60 seconds. */
const FULL_BYTES = 100 * 1024 * 1024

const HOUR_MS = 60 * 60 * 1000

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length)
    yield chunk
  }
}

/** Writes the next archive: as much of the pages and media as fits into one file and one run. */
export const packStep = async (
  item: DataExportItem,
  fullBytes = FULL_BYTES,
): Promise<StepResult> => {
  const entries = new ArchiveEntries(item, fullBytes)
  let bytes = 0
  const chunks = counted(
    zipChunks(
      entries.read(() => bytes),
      new Date(ulidDate(item.exportId)),
    ),
    (length) => {
      bytes += length
    },
  )
  const key = archiveKey(item, item.archives.length + 1)
  await writeFileInParts(key, 'application/zip', chunks)
  const packed = { packing: entries.position, archives: [...item.archives, bytes] }
  return entries.position.page < item.pages ? packed : { ...packed, ...finished() }
}

const finished = (): StepResult => {
  const until = now() + EXPORT_HOURS * HOUR_MS
  return {
    state: 'ready',
    readyAt: new Date(now()).toISOString(),
    availableUntil: new Date(until).toISOString(),
    expiresAt: epochSeconds(until),
  }
}
