import { mailsTo } from '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { getPost } from '#shared/api/posts.ts'
import { memberKey, privateKey } from '#platform/identity/member.items.ts'
import { anAppeal, decideOn, REASONS } from '#testing/appeals.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { readActivities } from '#testing/notifications.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { appealKey } from '../items/appeal.items.ts'
import { handler } from './settle-appeals.ts'

const deliver = deliverTo('settle-appeals', handler)

type Decision = NonNullable<Parameters<typeof decideOn>[2]>

const decided = async (body: Decision, measure?: Parameters<typeof anAppeal>[0]) => {
  const scene = await anAppeal(measure)
  const email = `${scene.author.id.toLowerCase()}@example.org`
  await putAll([{ ...privateKey(scene.author.id), confirmedEmail: email }])
  const key = appealKey({ subjectId: scene.id })
  const before = await stored(key)
  expect((await decideOn(scene.reviewer, scene.id, body)).status).toBe(200)
  const record = changeRecord(before, await stored(key))
  return { ...scene, email, record }
}

describe('a decided appeal', () => {
  it.each([
    [{ decision: 'uphold' }, 'upheld', 'Es bleibt bei der Entscheidung.'],
    [{ decision: 'lift' }, 'lifted', 'Du hast recht bekommen'],
    [{ decision: 'change', measure: 'hide' }, 'changed', 'die Maßnahme geändert'],
  ] as const)('is told once to both sides: %j', async (body, outcome, words) => {
    const { author, moderator, email, id, record } = await decided(body)
    await deliver(record, record)
    await deliver(record)
    expect(await readActivities(author)).toMatchObject([
      { type: 'decision', decision: { id, event: `appeal-${outcome}` } },
    ])
    expect(await readActivities(moderator)).toMatchObject([
      { type: 'decision', decision: { id, event: `review-${outcome}` } },
    ])
    const mails = mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(words)
    expect(mails[0]).toContain(REASONS)
    expect(mails[0]?.includes('Art. 21 DSA')).toBe(body.decision !== 'lift')
  })

  it('is not mailed to an address that waits for its confirmation', async () => {
    const { author, email, record } = await decided({ decision: 'uphold' })
    await putAll([{ ...privateKey(author.id), email }])
    await deliver(record)
    expect(mailsTo(email)).toEqual([])
  })

  it('takes the milder measure once', async () => {
    const { author, reviewer, targetId, record } = await decided({
      decision: 'change',
      measure: 'hide',
    })
    const read = async (by: typeof author) =>
      call(await handlerOf(getPost.id), getPost, { token: by.token, params: { id: targetId } })
    expect((await read(reviewer)).status).toBe(200)
    await deliver(record, record)
    expect((await read(reviewer)).status).toBe(404)
    expect((await read(author)).json).toMatchObject({ status: 'held', statusReason: REASONS })
    await deliver(record)
    expect((await read(author)).json).toMatchObject({ status: 'held' })
  })

  it('is not sent to a deleted member', async () => {
    const { author, record } = await decided({ decision: 'uphold' })
    await remove(memberKey(author.id))
    await deliver(record)
    expect(await storedUnder(`NOTIFY#${author.id}`)).toEqual([])
  })

  it('changes nothing when it is only withdrawn', async () => {
    const { author, id } = await anAppeal()
    const item = await stored(appealKey({ subjectId: id }))
    const withdrawn = { ...item, ...appealKey({ subjectId: id }), state: 'withdrawn' }
    await deliver(changeRecord(item, withdrawn))
    expect(await readActivities(author)).toEqual([])
  })
})
