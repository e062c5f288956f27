import { remove, transact } from '#platform/table/index.ts'
import { bandIdOf, type BandItem } from '../items/band.items.ts'
import { changeBand } from '../revisions/change-band.ts'
import { claimKey } from './claim.items.ts'

/** The claiming member gives the band back, so that it can be claimed again. */
export const giveBack = (band: BandItem, memberId: string): Promise<void> =>
  transact({
    ...changeBand(band, {
      kind: 'unclaim',
      authorId: memberId,
      also: { claimedBy: undefined, identityProposal: undefined },
    }),
    claim: remove(claimKey(bandIdOf(band), memberId)),
  })
