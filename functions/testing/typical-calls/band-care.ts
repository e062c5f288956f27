import { aClaimant, edit, EVIDENCE, propose } from '../band-edits.ts'
import { storedBand } from '../bands.ts'
import { aMember } from '../members.ts'
import { aModerator } from '../moderation.ts'
import type { TypicalCalls } from './typical-calls.ts'

const DESCRIPTION =
  'Vier Leute aus drei Dörfern, die seit zehn Jahren im selben feuchten Keller proben. Langsam, tief und lauter als der Nachbar erlaubt. '

/** A claimed band with ten revisions and three proposals, and one that nobody claimed. */
export const calls: TypicalCalls = {
  ids: [
    'editBand',
    'bandHistory',
    'revertBand',
    'bandProposals',
    'decideProposal',
    'claimBand',
    'ownClaim',
    'endClaim',
    'endOwnership',
  ],
  prepare: async () => {
    const [id, free, taken] = await Promise.all([storedBand(), storedBand(), storedBand()])
    const [owner, moderator, claimant] = await Promise.all([aClaimant(id), aModerator(), aMember()])
    for (let number = 0; number < 10; number++)
      await edit(owner, id, { description: DESCRIPTION + String(number) })
    await aClaimant(taken)
    const proposals: string[] = []
    for (let number = 0; number < 3; number++)
      proposals.push(await propose(await aMember(), id, { description: String(number) }))
    const version = 12
    const params = { id }
    const { token } = owner
    return {
      editBand: { token, params, body: { version, changes: { description: DESCRIPTION } } },
      bandHistory: { token, params },
      revertBand: {
        token: moderator.token,
        params,
        body: { revision: 3, mode: 'to', version: version + 1 },
      },
      bandProposals: { token, params },
      decideProposal: {
        token,
        params: { id, proposal: proposals[0] ?? '' },
        body: { action: 'accept', version: version + 2 },
      },
      claimBand: {
        token: claimant.token,
        params: { id: free },
        body: { evidence: EVIDENCE, url: 'https://nebelgrab.test/' },
      },
      ownClaim: { token: claimant.token, params: { id: free } },
      endClaim: { token, params },
      endOwnership: {
        token: moderator.token,
        params: { id: taken },
        body: { reason: 'Die Band hat uns geschrieben.' },
      },
    }
  },
}
