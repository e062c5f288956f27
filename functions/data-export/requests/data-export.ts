import { dataExport } from '#shared/api/data-export.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { dataExportKey } from '../items/export.items.ts'
import { presentExport } from './state.presenter.ts'

export const handler = endpoint(dataExport, async ({ memberId }) =>
  presentExport(await get(dataExportKey(memberId), { consistent: true })),
)
