import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAppeal, submitAppeal, withdrawAppeal } from '#shared/api/appeals.ts'
import { appealEndsAt } from '#shared/domain/appeals.ts'
import { newId } from '#platform/runtime/ids.ts'
import { APPEAL, openAppeals, submit } from '#testing/appeals.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { aStatement } from '#testing/statements.ts'
import { appealCardKey, appealKey, openAppealsPartition } from '../items/appeal.items.ts'
import { handler as readHandler } from './read-appeal.ts'
import { handler as withdrawHandler } from './withdraw-appeal.ts'

const read = ({ token }: TestMember, id: string) =>
  call(readHandler, readAppeal, { token, params: { id } })

const withdraw = ({ token }: TestMember, id: string) =>
  call(withdrawHandler, withdrawAppeal, { token, params: { id } })

const scene = async (about: Parameters<typeof aStatement>[1] = {}) => {
  const author = await aMember()
  return { author, ...(await aStatement(author.id, about)) }
}

const cardsOf = async (id: string) =>
  (await storedUnder(openAppealsPartition)).filter(({ subjectId }) => subjectId === id)

afterEach(() => {
  vi.useRealTimers()
})

describe('an appeal', () => {
  it('is received once, and waits in the queue', async () => {
    const { author, statementId, decidedBy, at } = await scene()
    expect((await read(author, statementId)).json).toEqual({
      appeal: null,
      endsAt: appealEndsAt(at),
      mayAppeal: true,
    })
    const { status, json } = await submit(author, statementId)
    expect(status).toBe(201)
    expect(json).toMatchObject({ appeal: { state: 'received', text: APPEAL }, mayAppeal: false })
    expect((await read(author, statementId)).json).toEqual(json)
    expect(await cardsOf(statementId)).toMatchObject([
      { memberId: author.id, firstDecidedBy: decidedBy, origin: 'author' },
    ])
  })

  it('is the same when it is sent again, and a second one is refused', async () => {
    const { author, statementId } = await scene()
    const [first, second] = await Promise.all([
      submit(author, statementId),
      submit(author, statementId),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json).toEqual(first.json)
    expect((await submit(author, statementId, `${APPEAL} Wirklich.`)).status).toBe(409)
    expect(await cardsOf(statementId)).toHaveLength(1)
  })

  it('exists for its member alone', async () => {
    const { author, statementId } = await scene()
    await submit(author, statementId)
    for (const other of [await aMember(), await aMember({ role: 'moderator' })]) {
      expect((await read(other, statementId)).status).toBe(404)
      expect((await submit(other, statementId)).status).toBe(404)
      expect((await withdraw(other, statementId)).status).toBe(404)
    }
    expect((await submit(author, newId())).status).toBe(404)
  })

  it.each([
    ['is too short', 'Unfair.'],
    ['is too long', 'x'.repeat(3001)],
    ['is only space', ' '.repeat(40)],
  ])('is refused when its text %s', async (_, text) => {
    const { author, statementId } = await scene()
    expect((await submit(author, statementId, text)).status).toBe(400)
  })

  it.each(['dismiss', 'hold'] as const)(
    'is refused where no person decided: %s',
    async (measure) => {
      const { author, statementId } = await scene({ measure })
      expect((await submit(author, statementId)).status).toBe(409)
    },
  )

  it('returns 401 without a session', async () => {
    const { statementId } = await scene()
    const answers = [
      await call(readHandler, readAppeal, { params: { id: statementId } }),
      await call(withdrawHandler, withdrawAppeal, { params: { id: statementId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(submitAppeal.caller).toBe('member')
  })
})

describe('the time to appeal', () => {
  const decided = '2026-08-31T10:00:00.000Z'

  it.each([
    ['accepts in the last second', '2027-02-28T22:59:59.999Z', 201],
    ['refuses with the first moment of the next day in Berlin', '2027-02-28T23:00:00.000Z', 410],
  ])('%s', async (_, at, expected) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
    const { author, statementId } = await scene({ at: decided })
    const { status, json } = await submit(author, statementId)
    expect(status).toBe(expected)
    if (expected === 410) expect(JSON.stringify(json)).toContain('sechs Monate')
    expect((await read(author, statementId)).json).toMatchObject({ mayAppeal: false })
  })
})

describe('a withdrawn appeal', () => {
  it('leaves the queue, and can be replaced', async () => {
    const { author, statementId } = await scene()
    expect((await withdraw(author, statementId)).status).toBe(404)
    await submit(author, statementId)
    const first = (await stored(appealKey({ subjectId: statementId })))?.appealId ?? ''
    expect((await withdraw(author, statementId)).json).toMatchObject({
      appeal: { state: 'withdrawn' },
      mayAppeal: true,
    })
    expect((await withdraw(author, statementId)).status).toBe(200)
    expect(await stored(appealCardKey(first))).toBeNull()
    expect((await submit(author, statementId, `${APPEAL} Noch einmal.`)).status).toBe(201)
    expect(await cardsOf(statementId)).toHaveLength(1)
    const reviewer = await aMember({ role: 'reviewer' })
    expect((await openAppeals(reviewer)).status).toBe(200)
  })
})
