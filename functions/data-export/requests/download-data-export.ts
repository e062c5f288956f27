import { DOWNLOAD_MINUTES, downloadDataExport } from '#shared/api/data-export.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { downloadAddress } from '../../uploads/files/index.ts'
import { archiveKey } from '../items/export-objects.ts'
import { dataExportKey } from '../items/export.items.ts'
import { EXPORT_TEXTS } from '../texts.ts'
import { fileName } from './state.presenter.ts'
import { isExpired } from './state.rules.ts'

const SECONDS = DOWNLOAD_MINUTES * 60

/** Each address is made for one tap after a recent sign-in; none is stored or mailed. */
export const handler = endpoint(downloadDataExport, async ({ memberId, body: { file } }) => {
  const item = await get(dataExportKey(memberId), { consistent: true })
  if (item?.state !== 'ready' || file > item.archives.length) throw new ApiError('not_found')
  if (isExpired(item, now())) throw new ApiError('gone', EXPORT_TEXTS.expired)
  const url = await downloadAddress(archiveKey(item, file), fileName(item, file), SECONDS)
  return { url, expiresAt: new Date(now() + SECONDS * 1000).toISOString() }
})
