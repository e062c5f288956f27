import '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { endOwnership, ownClaim, type Claim } from '#shared/api/band-claims.ts'
import { memberKey, privateKey } from '#platform/identity/member.items.ts'
import { put, update, write } from '#platform/table/index.ts'
import { entriesOf } from '#testing/audit.ts'
import { aClaimant, bandAs, readHistory } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { mailsTo } from '#testing/contact-scenes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as mailAuthor } from '../../moderation/effects/mail-author.ts'
import { decisionsPartition } from '#platform/content/decision.items.ts'
import { handler } from './end-ownership.ts'
import { handler as own } from './own-claim.ts'

const REASON = 'Die Band hat uns geschrieben, dass du nicht dazugehörst.'

const take = (
  { token }: Pick<TestMember, 'token'>,
  id: string,
  body: object = { reason: REASON },
) => call(handler, endOwnership, { token, params: { id }, body })

const claimOf = async ({ token }: TestMember, id: string): Promise<Claim | null> =>
  ((await call(own, ownClaim, { token, params: { id } })).json as { claim: Claim | null }).claim

describe('a moderator who takes a band from its member', () => {
  it('gives the reason, which the member reads and gets by mail, and is in both logs', async () => {
    const [id, moderator] = [await storedBand(), await aModerator()]
    const liar = await aClaimant(id)
    const email = `${liar.id.toLowerCase()}@example.org`
    await write(put({ ...privateKey(liar.id), SK: 'PRIVATE', confirmedEmail: email }))
    const entries = await entriesOf(async () => {
      expect((await take(moderator, id)).json).toEqual({ ok: true })
    })
    expect(entries).toMatchObject([{ act: 'end-claim', kind: 'band', objectId: id }])
    expect(await bandAs(liar, id)).toMatchObject({ isClaimedByBand: false, mayEdit: false })
    expect((await readHistory(id))[0]).toMatchObject({ kind: 'unclaim' })
    expect(await claimOf(liar, id)).toMatchObject({ state: 'declined', reason: REASON })
    const month = decisionsPartition(new Date().toISOString().slice(0, 7))
    const decisions = (await storedUnder(month)).filter(({ authorId }) => authorId === liar.id)
    const decision = decisions.find(({ action }) => action === 'reject')
    expect(decision).toMatchObject({ reason: REASON, moderatorId: moderator.id })
    if (decision) await deliverTo('mail-author', mailAuthor)(changeRecord(null, decision))
    expect(mailsTo(email)[0]).toContain(REASON)
  })

  it.each([{}, { reason: '' }, { reason: '   ' }])('cannot do it without: %j', async (body) => {
    const [id, moderator] = [await storedBand(), await aModerator()]
    const member = await aClaimant(id)
    expect((await take(moderator, id, body)).status).toBe(400)
    expect((await bandAs(member, id)).isClaimedByBand).toBe(true)
  })

  it('does it once of two at the same time', async () => {
    const id = await storedBand()
    await aClaimant(id)
    const both = [await aModerator(), await aModerator()].map((one) => take(one, id))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  it('gives an own band back without an entry in the logs', async () => {
    const id = await storedBand()
    const owner = await aClaimant(id)
    await write(update(memberKey(owner.id), { set: { role: 'moderator' } }))
    expect(await entriesOf(() => take(owner, id))).toEqual([])
    expect((await bandAs(owner, id)).isClaimedByBand).toBe(false)
    expect(await claimOf(owner, id)).toBeNull()
  })

  it('is the only one who can, and only of a band that somebody has', async () => {
    const [id, moderator] = [await storedBand(), await aModerator()]
    expect((await take(moderator, id)).status).toBe(409)
    await aClaimant(id)
    expect((await take(await aMember(), id)).status).toBe(403)
    expect((await take(await aMember({ role: 'reviewer' }), id)).status).toBe(403)
  })
})
