import { describe, expect, it } from 'vitest'
import { reportArticle } from '#shared/api/articles.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { anArticle, articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { holdArticle } from './change-article.ts'
import { handler } from './report-article.ts'

const report = (id: string, token: string, text = 'Das Datum stimmt nicht.') =>
  call(handler, reportArticle, { token, params: { id }, body: { text } })

const queueEntry = (id: string) => stored(heldKey('article', id))

describe('a reported article', () => {
  it('is queued for moderators with one report of each member', async () => {
    const [one, two] = [await aMember(), await aMember()]
    const id = await anArticle()
    expect((await report(id, one.token)).status).toBe(201)
    expect((await report(id, one.token, 'Noch etwas.')).status).toBe(201)
    expect((await report(id, two.token, 'Der Name ist falsch.')).status).toBe(201)
    expect(await queueEntry(id)).toMatchObject({
      entity: 'Held',
      rule: 'Gemeldet: Das Datum stimmt nicht.',
      reports: [
        { memberId: one.id, text: 'Das Datum stimmt nicht.' },
        { memberId: two.id, text: 'Der Name ist falsch.' },
      ],
    })
  })

  it('keeps the sentence as the member read it', async () => {
    const { id: memberId, token } = await aMember()
    const id = await anArticle()
    const sentence = { index: 2, text: 'Das Album kommt am 11. März.' }
    const body = { text: 'Es ist der 12.', sentence }
    expect((await call(handler, reportArticle, { token, params: { id }, body })).status).toBe(201)
    expect((await queueEntry(id))?.reports).toMatchObject([{ memberId, sentence }])
    for (const wrong of [{ index: -1, text: 'x' }, { index: 0, text: ' ' }, { index: 0 }])
      expect(
        (
          await call(handler, reportArticle, {
            token,
            params: { id },
            body: { text: 'Falsch.', sentence: wrong },
          })
        ).status,
      ).toBe(400)
  })

  it('keeps ten reports when more members report it at once', async () => {
    const id = await anArticle()
    const members = await Promise.all(Array.from({ length: 15 }, () => aMember()))
    const answers = await Promise.all(members.map(({ token }) => report(id, token)))
    expect(answers.map(({ status }) => status)).toEqual(members.map(() => 201))
    expect((await queueEntry(id))?.reports).toHaveLength(10)
  })

  it('returns 404 for unknown and held articles', async () => {
    const { token } = await aMember()
    const [missing, held] = [newId(), newId()]
    await transact(holdArticle(held, articleText(), ['Fraglich.']))
    expect((await report(missing, token)).status).toBe(404)
    expect((await report(held, token)).status).toBe(404)
    expect(await queueEntry(missing)).toBeNull()
    expect(await queueEntry(held)).not.toHaveProperty('reports')
  })

  it('returns 401 to strangers, and 400 for an empty or too long text', async () => {
    const { token } = await aMember()
    const id = await anArticle()
    expect((await report(id, newToken())).status).toBe(401)
    for (const text of ['', '  \n ', 'x'.repeat(1001)]) {
      expect((await report(id, token, text)).status).toBe(400)
    }
    expect(await queueEntry(id)).toBeNull()
  })

  it('returns 429 when a member reports too often', async () => {
    const { token } = await aMember()
    const id = newId()
    const statuses: number[] = []
    for (let count = 0; count <= THROTTLES.reports.limit; count++) {
      statuses.push((await report(id, token)).status)
    }
    expect(statuses.slice(-2)).toEqual([404, 429])
  })
})
