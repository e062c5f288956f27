import { mailsTo } from '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { readAppeal } from '#shared/api/appeals.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { anAppeal, decideOn, review, submit } from '#testing/appeals.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { asModerator } from '#testing/concert-desk.ts'
import { aConcertOf, readDetail, storedConcert } from '#testing/concerts.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { statementKey } from '../../cases/items/index.ts'
import { postKey } from '../../community/items/index.ts'
import { handler as settle } from '../effects/settle-appeals.ts'
import { appealKey } from '../items/appeal.items.ts'

const read = async ({ token }: TestMember, id: string) =>
  (await call(await handlerOf(readAppeal.id), readAppeal, { token, params: { id } })).json

/** A concert that a moderator hid, and another one rejected in the queue while the appeal was open. */
const aHiddenAndRejectedConcert = async () => {
  const [author, reviewer, moderator] = [
    await aMember(),
    await aMember({ role: 'reviewer' }),
    await aModerator(),
  ]
  const concertId = await aConcertOf(author)
  await asModerator(moderator).hold(concertId)
  const id = (await storedConcert(concertId)).takenDown?.statementId ?? ''
  expect((await submit(author, id)).status).toBe(201)
  expect((await review(reviewer, id)).json).toMatchObject({ brings: true })
  const rejection = { action: 'reject', reason: 'Findet nicht statt.' } as const
  expect((await decide(moderator, ['concert', concertId], rejection)).status).toBe(200)
  return { author, reviewer, concertId, id }
}

describe('a lifted decision', () => {
  it('says that the content is back when it is', async () => {
    const { author, reviewer, id } = await anAppeal()
    expect((await review(reviewer, id)).json).toMatchObject({ brings: true })
    expect((await decideOn(reviewer, id)).status).toBe(200)
    expect(await read(author, id)).toMatchObject({
      appeal: { decision: 'lift', nothingRestored: false },
    })
  })

  it('says that nothing came back when the content is gone, in the mail too', async () => {
    const { author, reviewer, targetId, id } = await anAppeal()
    const email = `${author.id.toLowerCase()}@example.org`
    await putAll([{ ...privateKey(author.id), confirmedEmail: email }])
    await remove(postKey(targetId))
    expect((await review(reviewer, id)).json).toMatchObject({ brings: false, possible: [] })
    const decided = await changeBy(appealKey({ subjectId: id }), () => decideOn(reviewer, id))
    expect(await stored(statementKey(id))).toMatchObject({ outcome: 'lifted' })
    expect(await read(author, id)).toMatchObject({ appeal: { nothingRestored: true } })
    if (decided) await deliverTo('settle-appeals', settle)(decided)
    expect(mailsTo(email)[0]).toContain('Zurückholen ließ sich nichts mehr')
    expect(mailsTo(email)[0]).not.toContain('ist wieder da')
  })

  it('brings nothing back while a later rejection in the queue holds, and says so', async () => {
    const { author, reviewer, concertId, id } = await aHiddenAndRejectedConcert()
    expect((await review(reviewer, id)).json).toMatchObject({ brings: false, possible: [] })
    const changed = await decideOn(reviewer, id, { decision: 'change', measure: 'age-label' })
    expect(changed.status).toBe(409)
    expect((await decideOn(reviewer, id)).status).toBe(200)
    expect(await read(author, id)).toMatchObject({ appeal: { nothingRestored: true } })
    expect((await readDetail(await aMember(), concertId)).status).toBe(404)
  })
})
