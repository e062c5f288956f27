import { describe, expect, it } from 'vitest'
import { decideProposal } from '#shared/api/band-history.ts'
import { aClaimant, bandAs, edit, readHistory, propose } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { handler } from './decide-proposal.ts'

const CHANGES = { description: 'Lauter.' }

describe('a proposal whose change was made meanwhile', () => {
  it('is accepted by the claiming member without a revision', async () => {
    const id = await storedBand()
    const owner = await aClaimant(id)
    const proposal = await propose(await aMember(), id, CHANGES)
    await edit(owner, id, CHANGES)
    const { version } = await bandAs(owner, id)
    const { status, json } = await call(handler, decideProposal, {
      token: owner.token,
      params: { id, proposal },
      body: { action: 'accept', version },
    })
    expect([status, json]).toEqual([200, { version }])
  })

  it('is accepted by a moderator without a revision', async () => {
    const id = await storedBand()
    const moderator = await aModerator()
    const proposal = await propose(await aMember(), id, CHANGES)
    await edit(moderator, id, CHANGES)
    const before = await readHistory(id)
    const answer = await decide(moderator, ['band', `${id}-${proposal}`], { action: 'approve' })
    expect(answer.status).toBe(200)
    expect(await readHistory(id)).toEqual(before)
  })
})
