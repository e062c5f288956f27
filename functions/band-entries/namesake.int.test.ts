import { describe, expect, it } from 'vitest'
import { createBand, getBand, type Band } from '#shared/api/bands.ts'
import { bandNameKey, createBandFollow, findBandOf, findBandsByName } from '../bands/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeRecord } from '#testing/changes.ts'
import { settleNotices } from '#testing/concert-notices.ts'
import { aGig, askToSubmit, readDetail, settleConcert, storedConcert } from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide, pending } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { readActivities } from '#testing/notifications.ts'
import { handler } from './create-band.ts'
import { handler as get } from './get-band.ts'

const add = async (by: TestMember, body: object): Promise<Band> => {
  const whole = { genre: 'Black Metal', ...body }
  const { status, json, text } = await call(handler, createBand, { token: by.token, body: whole })
  if (status !== 201) throw new Error(text)
  return json
}

const read = (by: TestMember, id: string) => call(get, getBand, { token: by.token, params: { id } })

const approve = async (id: string): Promise<void> => {
  const { status } = await decide(await aModerator(), ['band', id], { action: 'approve' })
  expect(status).toBe(200)
}

/** A band of Germany with a follower, and a member who adds another one of its name. */
const aScene = async () => {
  const name = `Grabeswind ${newId()}`
  const [fan, stranger] = [await aMember(), await aMember()]
  const real = await storedBand({ name, country: 'Deutschland', city: 'Bremen', formedYear: 1998 })
  await write(createBandFollow(fan.id, real, newId()))
  return { name, fan, stranger, real }
}

/** A concert of this name; returns its id. */
const announced = async (name: string, place: object): Promise<string> => {
  const { concert } = (
    await askToSubmit(await aMember(), { ...aGig({ bandName: name }), ...place })
  ).submitted
  await settleConcert(concert.id)
  await settleNotices(changeRecord(null, await storedConcert(concert.id)))
  return concert.id
}

const bandIdOf = async (by: TestMember, concertId: string): Promise<string | null> =>
  ((await readDetail(by, concertId)).json as { bandId: string | null }).bandId

const toldOf = async (fan: TestMember) =>
  (await readActivities(fan)).map(({ concert }) => concert?.id)

describe('a band of the name of another', () => {
  it.each([
    ['another country', (name: string) => ({ name, country: 'Schweiz' })],
    ['no country', (name: string) => ({ name })],
    [
      'another spelling',
      (name: string) => ({ name: ` ${name.toUpperCase()}\u200b`, country: 'Norwegen' }),
    ],
    [
      'the same country',
      (name: string) => ({ name, country: 'Deutschland', formedYear: 2008, isAnotherBand: true }),
    ],
  ])('waits for a moderator with %s, and its submitter reads why', async (_, bodyOf) => {
    const { name, stranger, fan, real } = await aScene()
    const added = await add(stranger, bodyOf(name))
    expect(added).toMatchObject({
      status: 'held',
      statusReason: expect.stringContaining('Eine Band mit diesem Namen gibt es schon') as unknown,
      namesakes: [{ id: real }],
    })
    expect((await read(fan, added.id)).status).toBe(404)
    expect((await read(fan, real)).json).toMatchObject({ namesakes: [] })
    const { json } = await pending(await aModerator())
    const held = (json as { bands: { id: string; moderationReason: string }[] }).bands
    expect(held.find(({ id }) => id === added.id)).toMatchObject({
      moderationReason: expect.stringContaining('Deutschland') as unknown,
      moderationTerm: null,
    })
  })

  it('waits also when a moderator adds it', async () => {
    const { name } = await aScene()
    expect((await add(await aModerator(), { name, country: 'Schweiz' })).status).toBe('held')
  })

  it('leaves concerts and articles with the one that exists, and its followers hear of them', async () => {
    const { name, stranger, fan, real } = await aScene()
    await add(stranger, { name, country: 'Schweiz' })
    const concert = await announced(name, { city: 'Zürich', country: 'Schweiz' })
    expect(await bandIdOf(fan, concert)).toBe(real)
    expect(await toldOf(fan)).toEqual([concert])
    expect(await findBandOf({ bandName: name })).toBe(real)
    expect((await read(fan, real)).json).toMatchObject({ upcomingConcerts: [{ id: concert }] })
  })

  it('gets the concerts of its country and place once it is approved; doubtful ones get no band', async () => {
    const { name, stranger, fan, real } = await aScene()
    const swiss = (await add(stranger, { name, country: 'Schweiz', city: 'Bern' })).id
    await approve(swiss)
    const [home, away, elsewhere] = [
      await announced(name, { city: 'Köln', country: 'Deutschland' }),
      await announced(name, { city: 'Zürich', country: 'Schweiz' }),
      await announced(name, { city: 'Oslo', country: 'Norwegen' }),
    ]
    const found = await Promise.all([home, away, elsewhere].map((id) => bandIdOf(fan, id)))
    expect(found).toEqual([real, swiss, null])
    expect(await toldOf(fan)).toEqual([home])
    expect((await read(fan, real)).json).toMatchObject({ upcomingConcerts: [{ id: home }] })
    expect((await read(fan, swiss)).json).toMatchObject({ upcomingConcerts: [{ id: away }] })
  })

  it('is looked for in one page: the hundredth band of a name is refused in German', async () => {
    const { name, real } = await aScene()
    const waiting = Array.from({ length: 99 }, () => ({
      PK: bandNameKey({ name, country: undefined }).PK,
      SK: `C##${newId()}`,
      bandId: newId(),
      isHeld: true as const,
    }))
    await putAll(waiting)
    expect(await findBandsByName(name)).toEqual([real])
    const body = { name, genre: 'Black Metal', isAnotherBand: true, formedYear: 2001 }
    const { status, text } = await call(handler, createBand, {
      token: (await aMember()).token,
      body,
    })
    expect([status, text]).toEqual([409, expect.stringContaining('warten schon so viele')])
  })

  it('stays found however many bands of its name wait, of two accounts', async () => {
    const { name, stranger, fan, real } = await aScene()
    for (const by of [stranger, await aMember()])
      for (let count = 0; count < 13; count++) await add(by, { name, isAnotherBand: true })
    const concert = await announced(name, { city: 'Bremen', country: 'Deutschland' })
    expect(await bandIdOf(fan, concert)).toBe(real)
    expect(await toldOf(fan)).toEqual([concert])
    const next = await add(await aMember(), { name, country: 'Norwegen' })
    expect(next).toMatchObject({ status: 'held', namesakes: [{ id: real }] })
    const asked = { name, genre: 'Black Metal', country: 'Deutschland' }
    const { status, text } = await call(handler, createBand, { token: stranger.token, body: asked })
    expect([status, text]).toEqual([409, expect.stringContaining('aus Deutschland steht')])
  })
})
