import { requestDataExport } from '#shared/api/data-export.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { epochSeconds, isoNow, now } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, unlessConditionFailed, write } from '#platform/table/index.ts'
import { dataExportKey, putDataExport, type DataExportItem } from '../items/export.items.ts'
import { SECTION_IDS } from '../model/section-ids.ts'
import { presentExport } from './state.presenter.ts'
import { hasStalled } from './state.rules.ts'

/** How long an export that failed, or never ended, is shown. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

const isRunning = (item: DataExportItem | undefined): item is DataExportItem =>
  item?.state === 'running' && !hasStalled(item, now())

const read = (memberId: string) => get(dataExportKey(memberId), { consistent: true })

/** Puts a new export in the place of the last one, whose files an effect removes. */
const start = async (memberId: string, last: DataExportItem | undefined): Promise<void> => {
  const [section] = SECTION_IDS
  const started = {
    memberId,
    exportId: newId(),
    reading: { section },
    updatedAt: isoNow(),
    expiresAt: epochSeconds(now() + KEPT_MS),
  }
  // A concurrent request of the member won: then its export is the answer.
  await unlessConditionFailed(write(putDataExport(started, last)))
}

/** A running export is queued again, because its first message may have been lost; each step is done once anyway. */
export const handler = endpoint(requestDataExport, async ({ memberId }) => {
  const last = await read(memberId)
  if (!isRunning(last)) await start(memberId, last)
  const item = isRunning(last) ? last : await read(memberId)
  if (item?.state === 'running')
    await sendWork('export-data', [{ memberId, exportId: item.exportId, step: item.step }])
  return presentExport(item)
})
