import { describe, expect, it } from 'vitest'
import { decideProposal, revertBand } from '#shared/api/band-history.ts'
import { aClaimant, bandAs, claim, edit, readProposals, propose } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'

const [decideHandler, revertHandler] = await Promise.all([
  handlerOf(decideProposal.id),
  handlerOf(revertBand.id),
])

const settle = async (
  { token }: TestMember,
  id: string,
  action: 'accept' | 'withdraw',
  proposal = '',
) => {
  const body = { action, version: 2 }
  return call(decideHandler, decideProposal, { token, params: { id, proposal }, body })
}

const scene = async () => {
  const id = await storedBand()
  const [owner, fan] = [await aClaimant(id), await aMember()]
  return { id, owner, fan, moderator: await aModerator() }
}

const RESTS = { isClaimedByBand: false, isMarkResting: true }
const MARKED = { isClaimedByBand: true, isMarkResting: false }

describe('what a verified band is known by', () => {
  it.each([{ name: 'Kreator' }, { country: 'Schweiz' }, { website: 'https://kreator.example/' }])(
    'waits for a moderator, and the mark with it: %j',
    async (changes) => {
      const { id, owner, fan, moderator } = await scene()
      const wanted = 'name' in changes ? { name: `Kreator ${id}` } : changes
      expect((await edit(owner, id, wanted)).json).toEqual({
        outcome: 'proposed',
        version: 2,
        heldReason:
          'Name, Land und Website einer verifizierten Band schaut sich erst die Moderation an. So lange ruht das Häkchen.',
      })
      expect(await bandAs(fan, id)).toMatchObject({ name: `Nebelgrab ${id}`, ...RESTS })
      const [proposal] = await readProposals(owner, id)
      expect((await settle(owner, id, 'accept', proposal?.id)).status).toBe(403)
      expect((await edit(owner, id, { country: 'Polen' })).status).toBe(409)
      await decide(moderator, ['band', `${id}-${proposal?.id ?? ''}`], { action: 'approve' })
      expect(await bandAs(fan, id)).toMatchObject({ ...wanted, ...MARKED })
    },
  )

  it('keeps the name, and the mark returns, when it is rejected or withdrawn', async () => {
    const { id, owner, fan, moderator } = await scene()
    const rejected = await propose(owner, id, { name: `Kreator ${id}` })
    await decide(moderator, ['band', `${id}-${rejected}`], { action: 'reject' })
    expect(await bandAs(fan, id)).toMatchObject({ name: `Nebelgrab ${id}`, ...MARKED })
    const withdrawn = await propose(owner, id, { name: `Kreator ${id}` })
    expect(await bandAs(fan, id)).toMatchObject(RESTS)
    expect((await settle(owner, id, 'withdraw', withdrawn)).status).toBe(200)
    expect(await bandAs(fan, id)).toMatchObject({ name: `Nebelgrab ${id}`, ...MARKED })
  })

  it('is not changed by a friend whose proposal the owner accepts, nor by a revert', async () => {
    const { id, owner, fan, moderator } = await scene()
    const friendly = await propose(fan, id, { name: `Kreator ${id}` })
    expect((await settle(owner, id, 'accept', friendly)).status).toBe(403)
    await edit(moderator, id, { name: `Slayer ${id}` })
    await edit(moderator, id, { name: `Nebelgrab ${id}` })
    const body = { mode: 'one', revision: 4, version: 4 }
    const options = { token: owner.token, params: { id }, body }
    expect((await call(revertHandler, revertBand, options)).status).toBe(403)
    expect(await bandAs(fan, id)).toMatchObject({ name: `Nebelgrab ${id}`, ...MARKED })
  })

  it('waits for another moderator when the owner is one', async () => {
    const id = await storedBand()
    const owner = await aModerator()
    await claim(owner, id)
    await decide(await aModerator(), ['band', `${id}-${owner.id}`], { action: 'approve' })
    expect((await edit(owner, id, { name: `Kreator ${id}` })).json).toMatchObject({
      outcome: 'proposed',
    })
  })

  it('leaves all else to the owner', async () => {
    const { id, owner, fan } = await scene()
    const { json } = await edit(owner, id, { genre: 'Sludge Metal' })
    expect(json).toMatchObject({ outcome: 'applied' })
    expect(await bandAs(fan, id)).toMatchObject({ genre: 'Sludge Metal', ...MARKED })
  })
})
