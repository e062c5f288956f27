import { describe, expect, it } from 'vitest'
import { bandHistory, type Revision } from '#shared/api/band-history.ts'
import { edit, readHistory } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember, block } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { remove } from '#testing/stored.ts'
import { handler } from './band-history.ts'

const [reader, moderator] = await Promise.all([aMember(), aModerator()])

const page = (id: string, query = {}) =>
  call(handler, bandHistory, { token: reader.token, params: { id }, query })

describe('the history of a band', () => {
  it('is paged, newest first', async () => {
    const id = await storedBand()
    for (let count = 0; count < 22; count++)
      await edit(moderator, id, { description: `Fassung ${String(count)}` }, { version: count + 1 })
    const first = await page(id)
    expect((first.json as Revision[]).map(({ number }) => number).slice(0, 2)).toEqual([23, 22])
    expect(first.headers['x-next-cursor']).toBe('4')
    const second = await page(id, { cursor: '4' })
    expect((second.json as Revision[]).map(({ number }) => number)).toEqual([3, 2])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  it('returns 400 in German for a cursor that no page has', async () => {
    const id = await storedBand()
    for (const cursor of ['0', '000000', '04', '-1', '1e3', 'x', '1234567', '٣']) {
      const { status, json } = await page(id, { cursor })
      expect([cursor, status]).toEqual([cursor, 400])
      expect(json).toMatchObject({ message: expect.stringMatching(/[a-zäöü]{4}/) as unknown })
    }
    for (const cursor of ['1', '999999']) expect((await page(id, { cursor })).status).toBe(200)
  })

  it('names no author who blocks the viewer, is blocked or is gone', async () => {
    const id = await storedBand()
    const [blocker, gone] = await Promise.all([aModerator(), aModerator()])
    await edit(blocker, id, { description: 'Eins' })
    await edit(gone, id, { description: 'Zwei' })
    await block(blocker, reader)
    await remove(memberKey(gone.id))
    expect((await readHistory(id, reader)).map(({ author }) => author)).toEqual([null, null])
    expect((await readHistory(id, blocker))[1]?.author?.username).toBe(blocker.username)
  })

  it('returns 404 for a band that the viewer cannot see', async () => {
    const held = await storedBand({ status: 'held' })
    expect((await page(held)).status).toBe(404)
    expect((await page(reader.id)).status).toBe(404)
  })
})
