import { describe, expect, it } from 'vitest'
import { revertBand, type RevertMode } from '#shared/api/band-history.ts'
import { aClaimant, bandAs, edit, readHistory } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { handler } from './revert-band.ts'

const [reader, moderator, vandal] = await Promise.all([aMember(), aModerator(), aModerator()])

const revert = (
  { token }: TestMember,
  id: string,
  [mode, revision, version]: readonly [RevertMode, number, number],
) => call(handler, revertBand, { token, params: { id }, body: { mode, revision, version } })

const eis = { title: 'Eis', year: null, type: null, url: null }
const frost = { title: 'Frost', year: null, type: null, url: null }

/** Three revisions of a vandal with one of another moderator in between. */
const vandalised = async (): Promise<string> => {
  const id = await storedBand({ releases: [eis] })
  await edit(vandal, id, { genre: 'Schlager', releases: [] })
  await edit(moderator, id, { country: 'Schweiz', releases: [frost] })
  await edit(vandal, id, { name: `Quatsch ${id}`, country: 'USA' })
  return id
}

describe('a revert', () => {
  it('undoes all changes of a member in one step and keeps those of others', async () => {
    const id = await vandalised()
    const answer = await revert(moderator, id, ['member', 4, 4])
    expect(answer.json).toEqual({ version: 5, isChanged: true })
    expect(await bandAs(reader, id)).toMatchObject({
      name: `Nebelgrab ${id}`,
      genre: 'Doom Metal',
      country: 'Schweiz',
      releases: [frost, eis],
    })
    const [newest] = await readHistory(id)
    expect(newest).toMatchObject({
      number: 5,
      kind: 'revert',
      author: { username: moderator.username },
      before: { genre: 'Schlager' },
      after: { genre: 'Doom Metal' },
    })
    expect((await revert(moderator, id, ['member', 4, 5])).json).toEqual({
      version: 5,
      isChanged: false,
    })
  })

  it('undoes one revision, but not what others changed later', async () => {
    const id = await vandalised()
    await revert(moderator, id, ['one', 3, 4])
    expect(await bandAs(reader, id)).toMatchObject({ country: 'USA', releases: [] })
  })

  it('returns to a revision, and to the band as it was added', async () => {
    const id = await vandalised()
    await revert(moderator, id, ['to', 2, 4])
    expect(await bandAs(reader, id)).toMatchObject({
      name: `Nebelgrab ${id}`,
      genre: 'Schlager',
      country: 'Deutschland',
      releases: [],
    })
    await revert(moderator, id, ['to', 1, 5])
    expect(await bandAs(reader, id)).toMatchObject({ genre: 'Doom Metal', releases: [eis] })
  })

  it('can be undone itself', async () => {
    const id = await vandalised()
    await revert(moderator, id, ['to', 1, 4])
    await revert(moderator, id, ['one', 5, 5])
    expect(await bandAs(reader, id)).toMatchObject({ genre: 'Schlager', country: 'USA' })
  })

  it('returns 409 when it would discard a change that the caller has not seen', async () => {
    const id = await vandalised()
    expect((await revert(moderator, id, ['to', 1, 3])).status).toBe(409)
  })

  it('keeps an edit that is made at the same time', async () => {
    const id = await vandalised()
    const [reverted, edited] = await Promise.all([
      revert(moderator, id, ['member', 4, 4]),
      edit(moderator, id, { description: 'Bleibt.' }, { version: 4 }),
    ])
    expect(reverted.status).toBe(200)
    const band = await bandAs(reader, id)
    expect(band.genre).toBe('Doom Metal')
    expect(band.description).toBe(edited.status === 200 ? 'Bleibt.' : null)
    expect(await readHistory(id)).toHaveLength(edited.status === 200 ? 5 : 4)
  })

  it('returns to the former name beside a band that took it', async () => {
    const id = await vandalised()
    const other = await storedBand()
    await edit(moderator, other, { name: `Nebelgrab ${id}` })
    expect((await revert(moderator, id, ['to', 1, 4])).status).toBe(200)
    expect(await bandAs(reader, id)).toMatchObject({ namesakes: [{ id: other }] })
  })

  it('is for moderators and the claiming member', async () => {
    const id = await vandalised()
    expect((await revert(reader, id, ['one', 2, 4])).status).toBe(403)
    const bassist = await aClaimant(id)
    expect((await revert(bassist, id, ['one', 2, 5])).json).toMatchObject({ isChanged: true })
    expect((await bandAs(reader, id)).isClaimedByBand).toBe(true)
  })

  it('returns 404 for a revision or band that does not exist', async () => {
    const id = await vandalised()
    for (const wanted of [
      ['to', 9, 4],
      ['one', 1, 4],
      ['member', 1, 4],
    ] as const)
      expect((await revert(moderator, id, wanted)).status).toBe(404)
    expect((await revert(moderator, moderator.id, ['to', 1, 1])).status).toBe(404)
  })

  it('does not bring back a text that the guard would hold', async () => {
    const id = await storedBand({ description: 'Was ist NSBM?' })
    await edit(moderator, id, { description: '' })
    expect((await revert(moderator, id, ['to', 1, 2])).json).toMatchObject({
      code: 'refused_content',
    })
  })
})
