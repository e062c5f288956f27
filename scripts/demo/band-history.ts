import { bandKey } from '../../functions/bands/items/index.ts'
import { changeBand } from '../../functions/bands/revisions/index.ts'
import { get, transact } from '#platform/table/index.ts'
import type { Community } from './community.ts'
import { HISTORY } from './content/bands.ts'

/** A history with vandalism that was undone. Continues after an interrupted run: each step makes one version. */
export const writeHistory = async (people: Community['people'], bandId: string): Promise<void> => {
  for (const [index, { by, kind, note, patch }] of HISTORY.steps.entries()) {
    const band = await get(bandKey(bandId), { consistent: true })
    if (band?.version !== index + 1) continue
    await transact(changeBand(band, { kind, note, patch, authorId: people[by].id }))
  }
}
