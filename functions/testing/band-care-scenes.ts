import { claimKey } from '../bands/claims/index.ts'
import { handler as noteEdit } from '../bands/effects/note-edit.ts'
import { handler as settleClaims } from '../bands/effects/settle-claims.ts'
import { revisionKey } from '../bands/revisions/revision.items.ts'
import { claim, edit } from './band-edits.ts'
import { storedBand } from './bands.ts'
import { changeBy, changeRecord, deliverTo } from './changes.ts'
import { aMember } from './members.ts'
import { aModerator, decide } from './moderation.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const approvedAmong = async (others: number): Promise<Units> => {
  const id = await storedBand()
  const owner = await aMember()
  await claim(owner, id)
  for (let count = 0; count < others; count++) await claim(await aMember(), id)
  const moderator = await aModerator()
  const record = await changeBy(claimKey(id, owner.id), () =>
    decide(moderator, ['band', `${id}-${owner.id}`], { action: 'approve' }),
  )
  return unitsOf(() => deliverTo('settle-claims', settleClaims)(...(record ? [record] : [])))
}

/** Costs of approving a claim with and without others, and of recording an edit as activity. */
export const bandCareScenarios: Record<string, () => Promise<Units>> = {
  'settle-claims BandClaim.changed (no other)': () => approvedAmong(0),
  'settle-claims BandClaim.changed (one other)': () => approvedAmong(1),
  'note-edit BandRevision.created': async () => {
    const id = await storedBand()
    await edit(await aModerator(), id, { description: 'Lauter.' })
    const revision = await stored(revisionKey(id, 2))
    return unitsOf(() => deliverTo('note-edit', noteEdit)(changeRecord(null, revision ?? null)))
  },
}
