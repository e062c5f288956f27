import { privateKey } from '#platform/identity/member.items.ts'
import { handler } from '../data-export/effects/announce-export.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aRunningExport, asReady } from './data-exports.ts'
import { aMember } from './members.ts'
import { putAll } from './posts.ts'
import { unitsOf, type Units } from './units.ts'

export const dataExportScenarios: Record<string, () => Promise<Units>> = {
  'announce-export DataExport.changed (ready)': async () => {
    const { id } = await aMember()
    const running = aRunningExport(id)
    const ready = asReady(running)
    await putAll([{ ...privateKey(id), confirmedEmail: `${id.toLowerCase()}@example.org` }, ready])
    return unitsOf(() => deliverTo('announce-export', handler)(changeRecord(running, ready)))
  },
}
