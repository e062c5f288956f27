import { expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { edit } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { aMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { readProposals } from '#testing/band-edits.ts'
import { REVISION_TEXTS } from '../texts.ts'

it('takes a share of the proposals of a band from one member, and leaves the rest to others', async () => {
  const [id, elsewhere] = [await storedBand(), await storedBand()]
  const [flooder, fan] = [await aMember(), await aMember()]
  const propose = (count: number) => edit(flooder, id, { description: `Laut ${String(count)}` })
  for (let count = 0; count < LIMITS.bandProposalsOfMember; count++)
    expect((await propose(count)).status).toBe(200)
  const refused = await propose(99)
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([
    409,
    expect.stringContaining(REVISION_TEXTS.yourProposalsWait),
  ])
  expect((await edit(fan, id, { description: 'Leise' })).status).toBe(200)
  expect((await edit(flooder, elsewhere, { description: 'Laut' })).status).toBe(200)
  const [first] = await readProposals(flooder, id)
  await decide(await aModerator(), ['band', `${id}-${first?.id ?? ''}`], { action: 'reject' })
  expect((await propose(100)).status).toBe(200)
  expect((await propose(101)).status).toBe(409)
})
