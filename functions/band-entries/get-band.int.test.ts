import { describe, expect, it } from 'vitest'
import { getBand, type Band } from '#shared/api/bands.ts'
import type { Concert } from '#shared/api/concerts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { createdBand, storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aBandName, aConcert, readDetail, inDays } from '#testing/concerts.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { block } from '#shared/api/people.ts'
import { linkArticle, noteActivity, unlinkArticle } from '../bands/items/index.ts'
import { handler } from './get-band.ts'

const viewer = await aMember()

const read = async (id: string, by: TestMember = viewer): Promise<Band> => {
  const { json } = await call(handler, getBand, { token: by.token, params: { id } })
  return json
}

describe('the detail of a band', () => {
  it('shows members, and releases from the newest on', async () => {
    const release = (title: string, year: number | null) => ({ title, year, type: null, url: null })
    const id = await storedBand({
      name: 'Grabwärter',
      members: [{ name: 'Runa', instrument: 'Bass' }],
      releases: [release('Demo', null), release('Erde', 2019), release('Staub', 2024)],
      socialLinks: { youtube: 'https://y.test/', bandcamp: 'https://b.test/' },
      spotifyUrl: 'https://s.test/',
    })
    const band = await read(id)
    expect(band.releases.map(({ title }) => title)).toEqual(['Staub', 'Erde', 'Demo'])
    expect(band).toMatchObject({
      members: [{ name: 'Runa', instrument: 'Bass' }],
      spotifyUrl: 'https://s.test/',
      submittedBy: null,
      isNewcomer: false,
      mayEdit: false,
    })
    expect(Object.keys(band.socialLinks)).toEqual(['bandcamp', 'youtube'])
  })

  it('shows upcoming concerts that name the band, the next first', async () => {
    const name = aBandName()
    const id = await storedBand({ name })
    const submitter = await aMember()
    const later = await aConcert(submitter, { bandName: name, day: inDays(40) })
    const next = await aConcert(submitter, { bandName: name.toUpperCase(), day: inDays(20) })
    await aConcert(submitter, { bandName: `${name} Tribute`, day: inDays(10) })
    const { upcomingConcerts } = await read(id)
    expect(upcomingConcerts.map((concert) => concert.id)).toEqual([next, later])
  })

  it('shows of a name that two bands have the concerts for which it was chosen, and none in doubt', async () => {
    const name = aBandName()
    const first = await storedBand({ name, formedYear: 1998 })
    const second = await storedBand({ name, formedYear: 2008, country: 'Schweiz' })
    const submitter = await aMember()
    const chosen = await aConcert(submitter, { bandName: name, bandId: first, day: inDays(20) })
    const doubtful = { bandName: name, city: 'Oslo', country: 'Norwegen' }
    const open = await aConcert(submitter, { ...doubtful, day: inDays(30) })
    const foreign = await storedBand()
    const wrong = await aConcert(submitter, { ...doubtful, bandId: foreign, day: inDays(40) })
    const ids = async (id: string) => (await read(id)).upcomingConcerts.map((one) => one.id)
    expect([await ids(first), await ids(second)]).toEqual([[chosen], []])
    const bandOf = async (id: string) => ((await readDetail(viewer, id)).json as Concert).bandId
    expect([await bandOf(chosen), await bandOf(open), await bandOf(wrong)]).toEqual([
      first,
      null,
      null,
    ])
  })

  it('counts and lists the articles that are linked', async () => {
    const id = await storedBand()
    const [first, second] = [newId(), newId()]
    await transact(linkArticle(id, first, 'Grabwärter kommen'))
    await transact(linkArticle(id, second, 'Grabwärter gehen'))
    await expect(transact(linkArticle(id, second, 'Grabwärter gehen'))).rejects.toThrow(
      /bandArticle/,
    )
    expect(await read(id)).toMatchObject({
      articlesCount: 2,
      articles: [
        { id: second, title: 'Grabwärter gehen' },
        { id: first, title: 'Grabwärter kommen' },
      ],
    })
    await transact(unlinkArticle(id, first))
    expect(await read(id)).toMatchObject({ articlesCount: 1, articles: [{ id: second }] })
  })

  it('never moves the last activity backwards', async () => {
    const id = await storedBand()
    await noteActivity(id, '2026-10-01T00:00:00.000Z')
    await noteActivity(id, '2026-09-01T00:00:00.000Z')
    expect((await read(id)).lastKnownActivity).toBe('2026-10-01T00:00:00.000Z')
  })

  it('shows an archived band with the reason', async () => {
    const archived = { archivedAt: '2026-01-01T00:00:00.000Z', archiveReason: 'Ein Jahr still.' }
    expect(await read(await storedBand(archived))).toMatchObject(archived)
  })

  it('tells moderators and the claiming member that their edits apply at once', async () => {
    const id = await storedBand({ claimedBy: viewer.id })
    expect(await read(id)).toMatchObject({ mayEdit: true, isClaimedByBand: true })
    expect((await read(id, await aMember())).mayEdit).toBe(false)
    expect((await read(id, await aModerator())).mayEdit).toBe(true)
  })

  it('does not name a submitter who is hidden from the viewer', async () => {
    const [submitter, other] = [await aMember(), await aMember()]
    const { id } = await createdBand({}, submitter)
    expect((await read(id, other)).submittedBy).toBe(submitter.username)
    const options = { token: submitter.token, params: { id: other.id } }
    await call(await handlerOf(block.id), block, options)
    expect((await read(id, other)).submittedBy).toBeNull()
  })

  it('returns 404 in German for a missing band', async () => {
    const options = { token: viewer.token, params: { id: newId() } }
    const answer = await call(handler, getBand, options)
    expect(answer.status).toBe(404)
    expect(answer.json).toMatchObject({ message: 'Diese Band gibt es nicht (mehr).' })
  })
})
