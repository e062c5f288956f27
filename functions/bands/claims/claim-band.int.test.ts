import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { claimBand, endClaim, ownClaim, type Claim } from '#shared/api/band-claims.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { aClaimant, bandAs, claim, EVIDENCE, readHistory } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, BANNED, decide, pending } from '#testing/moderation.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as settle } from '../effects/settle-claims.ts'
import { handler } from './claim-band.ts'
import { claimKey } from './claim.items.ts'
import { handler as end } from './end-claim.ts'
import { handler as own } from './own-claim.ts'

const moderator = await aModerator()

const at = ({ token }: TestMember, id: string) => ({ token, params: { id } })
const ownOf = async (by: TestMember, id: string): Promise<Claim | null> =>
  ((await call(own, ownClaim, at(by, id))).json as { claim: Claim | null }).claim
const finish = (by: TestMember, id: string) => call(end, endClaim, at(by, id))

const waiting = async (id: string) =>
  ((await pending(moderator)).json as ModerationPending).bands.filter(({ bandId }) => bandId === id)

const entryOf = (id: string, { id: memberId }: TestMember) => ['band', `${id}-${memberId}`] as const

const approve = (id: string, by: TestMember, who = moderator) =>
  decide(who, entryOf(id, by), { action: 'approve' })

const logOf = async (id: string, { id: memberId }: TestMember) => {
  const log = await storedUnder(`MODERATION_LOG#${new Date().toISOString().slice(0, 7)}`)
  return log.filter((line) => line['contentId'] === `${id}-${memberId}`)
}

describe('a claim', () => {
  it('waits with its evidence for a moderator', async () => {
    const id = await storedBand({ isNewcomer: true })
    const bassist = await aMember()
    const body = { evidence: `  ${EVIDENCE} `, url: 'https://grab.test/impressum' }
    const answer = await claim(bassist, id, body)
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { state: 'pending', evidence: EVIDENCE, url: body.url, reason: null },
    ])
    expect((await bandAs(bassist, id)).isClaimPending).toBe(true)
    expect((await bandAs(moderator, id)).isClaimPending).toBe(false)
    expect(await waiting(id)).toMatchObject([
      {
        kind: 'claim',
        content: EVIDENCE,
        linkUrl: body.url,
        submittedBy: bassist.username,
        moderationReason: 'Anspruch auf eine Band',
        moderationTerm: null,
        isClaimed: false,
      },
    ])
  })

  it('makes the band verified and no newcomer when it is approved', async () => {
    const id = await storedBand({ isNewcomer: true })
    const bassist = await aMember({ displayName: 'Bassistin' })
    await claim(bassist, id)
    expect((await approve(id, bassist)).status).toBe(200)
    expect(await bandAs(bassist, id)).toMatchObject({
      isClaimedByBand: true,
      isNewcomer: false,
      mayEdit: true,
      isClaimPending: false,
    })
    expect(await readHistory(id)).toMatchObject([
      {
        kind: 'claim',
        author: { displayName: 'Bassistin' },
        acceptedBy: 'moderator',
        before: { isNewcomer: true },
        after: { isNewcomer: false },
      },
    ])
    expect(await waiting(id)).toEqual([])
  })

  it('is declined with a reason and can be sent again', async () => {
    const id = await storedBand()
    const bassist = await aMember()
    await claim(bassist, id)
    await decide(moderator, entryOf(id, bassist), { action: 'reject', reason: 'Kein Beleg.' })
    expect(await ownOf(bassist, id)).toMatchObject({ state: 'declined', reason: 'Kein Beleg.' })
    expect((await bandAs(bassist, id)).isClaimedByBand).toBe(false)
    expect((await claim(bassist, id)).status).toBe(201)
    expect(await waiting(id)).toHaveLength(1)
  })

  it('is logged with the decision', async () => {
    const id = await storedBand()
    const bassist = await aMember()
    await claim(bassist, id)
    await approve(id, bassist)
    expect(await logOf(id, bassist)).toMatchObject([
      { action: 'approve', moderatorId: moderator.id, authorId: bassist.id },
    ])
  })

  it('is held with the term that the guard found', async () => {
    const id = await storedBand()
    await claim(await aMember(), id, { evidence: `${BANNED} Wir sind das.` })
    expect(await waiting(id)).toMatchObject([{ moderationTerm: 'N.S.B.M' }])
  })

  it('is refused twice, for a band of another member, and for one that is not visible', async () => {
    const [id, held] = [await storedBand(), await storedBand({ status: 'held' })]
    const bassist = await aMember()
    await claim(bassist, id)
    expect((await claim(bassist, id)).status).toBe(409)
    await approve(id, bassist)
    expect((await claim(bassist, id)).status).toBe(409)
    expect((await claim(await aMember(), id)).status).toBe(409)
    expect((await claim(bassist, held)).status).toBe(404)
    expect((await claim(bassist, bassist.id)).status).toBe(404)
  })

  it('returns the first answer when it is sent again with the same key', async () => {
    const options = {
      ...at(await aMember(), await storedBand()),
      body: { evidence: EVIDENCE },
      headers: { 'idempotency-key': randomUUID() },
    }
    const [first, second] = [
      await call(handler, claimBand, options),
      await call(handler, claimBand, options),
    ]
    expect([second.status, second.json]).toEqual([201, first.json])
  })

  it('returns 400 without evidence and for an address that is none', async () => {
    const [by, id] = [await aMember(), await storedBand()]
    for (const body of [{}, { evidence: 'Ich.' }, { evidence: EVIDENCE, url: 'javascript:1' }])
      expect((await claim(by, id, body)).status).toBe(400)
  })

  it('is not decided by its author', async () => {
    const id = await storedBand()
    await claim(moderator, id)
    expect((await approve(id, moderator)).status).toBe(409)
    expect((await approve(id, moderator, await aModerator())).status).toBe(200)
  })
})

describe('claims of two members', () => {
  it('end with the first approval: the other is declined and reads why', async () => {
    const id = await storedBand()
    const [bassist, liar] = await Promise.all([aMember(), aMember()])
    await Promise.all([claim(bassist, id), claim(liar, id)])
    const change = await changeBy(claimKey(id, bassist.id), () => approve(id, bassist))
    if (!change) throw new Error('Nothing changed')
    await deliverTo('settle-claims', settle)(change, change)
    expect(await ownOf(liar, id)).toMatchObject({
      state: 'declined',
      reason: expect.stringContaining('übernommen') as string,
    })
    expect(await ownOf(bassist, id)).toMatchObject({ state: 'approved' })
    expect(await waiting(id)).toEqual([])
    expect(await logOf(id, liar)).toMatchObject([
      { action: 'reject', moderatorId: moderator.id, authorId: liar.id },
    ])
  })

  it('have one winner when both are approved at once', async () => {
    const id = await storedBand()
    const [one, other] = await Promise.all([aMember(), aMember()])
    await Promise.all([claim(one, id), claim(other, id)])
    const answers = await Promise.all([approve(id, one), approve(id, other, await aModerator())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await readHistory(id)).toHaveLength(1)
    const edits = await Promise.all([one, other].map(async (by) => (await bandAs(by, id)).mayEdit))
    expect(edits.filter(Boolean)).toHaveLength(1)
  })
})

describe('ending a claim', () => {
  it('withdraws one that waits', async () => {
    const id = await storedBand()
    const bassist = await aMember()
    await claim(bassist, id)
    expect((await finish(bassist, id)).json).toEqual({ ok: true })
    expect(await ownOf(bassist, id)).toBeNull()
    expect(await waiting(id)).toEqual([])
    expect((await finish(bassist, id)).status).toBe(409)
  })

  it('gives the band back, so that it can be claimed again', async () => {
    const id = await storedBand()
    const bassist = await aClaimant(id)
    expect((await finish(bassist, id)).status).toBe(200)
    expect((await bandAs(bassist, id)).isClaimedByBand).toBe(false)
    expect((await readHistory(id))[0]).toMatchObject({ kind: 'unclaim' })
    expect((await claim(await aMember(), id)).status).toBe(201)
  })

  it('is nothing that others can end, moderators neither', async () => {
    const id = await storedBand()
    await aClaimant(id)
    for (const other of [await aMember(), moderator])
      expect((await finish(other, id)).status).toBe(409)
  })
})
