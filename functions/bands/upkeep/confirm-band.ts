import { confirmBand } from '#shared/api/bands.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry, transact } from '#platform/table/index.ts'
import { noteActivity } from '../items/band.repository.ts'
import type { BandItem } from '../items/band.items.ts'
import { changeBand } from '../revisions/change-band.ts'
import { requireEditor } from '../revisions/editor.repository.ts'
import { writeAs } from '../revisions/write-as.ts'
import { UPKEEP_TEXTS } from '../texts.ts'
import { endUpkeep } from './upkeep.items.ts'

const restore = (band: BandItem, authorId: string) =>
  changeBand(band, {
    kind: 'restore',
    authorId,
    also: { archivedAt: undefined, archiveReason: undefined },
  })

const confirmOnce = async (bandId: string, memberId: string) => {
  const editor = await requireEditor(bandId, memberId)
  const { band, isModerator, isBand } = editor
  const isSubmitter = band.submittedBy?.id === memberId
  if (!isModerator && !isBand && !isSubmitter)
    throw new ApiError('forbidden', UPKEEP_TEXTS.notYours)
  await noteActivity(bandId, isoNow())
  const parts = {
    upkeep: endUpkeep(bandId),
    ...(band.archivedAt !== undefined && restore(band, memberId)),
  }
  await (isSubmitter ? transact(parts) : writeAs(editor, { memberId, act: 'confirm', parts }))
  return { ok: true as const }
}

/** 'Wir leben noch': the band is active, and comes back from the archive. */
export const handler = endpoint(confirmBand, ({ memberId, params: { id } }) =>
  retry(() => confirmOnce(id, memberId), {
    when: (error) => error instanceof ConditionFailed,
  }),
)
