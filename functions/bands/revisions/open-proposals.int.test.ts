import { describe, expect, it } from 'vitest'
import { decideProposal } from '#shared/api/band-history.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aClaimant, bandAs, edit, propose } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { bandCountsKey } from '../items/band-counts.items.ts'
import { handler } from './decide-proposal.ts'
import { proposalItem } from './proposal.items.ts'
import { REVISION_TEXTS } from '../texts.ts'

const [member, moderator] = await Promise.all([aMember(), aModerator()])

const answer = async ({ token }: TestMember, id: string, proposal: string, action: string) => {
  const { version } = await bandAs(member, id)
  return call(handler, decideProposal, {
    token,
    params: { id, proposal },
    body: { action, version },
  })
}

const openOf = async (id: string) => (await stored(bandCountsKey(id)))?.['openProposals']

describe('the room for proposals of a band', () => {
  it('counts open ones only, also behind many that were decided', async () => {
    const id = await storedBand()
    const decided = Array.from({ length: 70 }, (_, count) => ({
      ...proposalItem(id, newId(), { memberId: member.id, before: {}, after: {} }),
      state: count % 2 === 0 ? ('accepted' as const) : ('declined' as const),
    }))
    await putAll(decided)
    const fans = await Promise.all(Array.from({ length: 40 }, () => aMember()))
    const answers = await Promise.all(
      fans.map((fan) => edit(fan, id, { description: `Lauter: ${fan.id}` })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(10)
    for (const { status, json } of refused)
      expect([status, json]).toEqual([
        409,
        expect.objectContaining({ message: REVISION_TEXTS.tooManyProposals }),
      ])
    expect(await openOf(id)).toBe(30)
  })

  it('grows when one is withdrawn or decided, once for each', async () => {
    const id = await storedBand()
    const band = await aClaimant(id)
    const ends = {
      withdraw: (proposal: string) => answer(member, id, proposal, 'withdraw'),
      accept: (proposal: string) => answer(band, id, proposal, 'accept'),
      decline: (proposal: string) => answer(band, id, proposal, 'decline'),
      reject: (proposal: string) =>
        decide(moderator, ['band', `${id}-${proposal}`], { action: 'reject', reason: 'Quatsch' }),
      approve: (proposal: string) =>
        decide(moderator, ['band', `${id}-${proposal}`], { action: 'approve' }),
    }
    for (const [name, end] of Object.entries(ends)) {
      const proposal = await propose(member, id, { description: `Lauter: ${name}` })
      expect([name, await openOf(id)]).toEqual([name, 1])
      await Promise.all([end(proposal), end(proposal)])
      expect([name, await openOf(id)]).toEqual([name, 0])
    }
  })
})
