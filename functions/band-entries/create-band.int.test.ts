import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBand, getBand, listBands, type Band, type BandCard } from '#shared/api/bands.ts'
import { storedBand } from '#testing/bands.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { aModerator, decide, pending } from '#testing/moderation.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { handler as index } from '../bands/effects/index-band.ts'
import { handler as list } from '../bands/lists/list-bands.ts'
import { bandKey } from '../bands/items/index.ts'
import { handler } from './create-band.ts'
import { handler as get } from './get-band.ts'

const author = await aMember()

const create = (body: unknown, options: CallOptions = {}) =>
  call(handler, createBand, { token: author.token, body, ...options })

const read = (by: TestMember, id: string) => call(get, getBand, { token: by.token, params: { id } })

const find = async (search: string): Promise<string[]> => {
  const { json } = await call(list, listBands, { token: author.token, query: { search } })
  return (json as BandCard[]).map(({ id }) => id)
}

const deliver = deliverTo('index-band', index)

describe('adding a band', () => {
  it('returns the newcomer as others read it, and lists it at once', async () => {
    const reader = await aMember()
    const answer = await create({
      name: ' Grabwärter ',
      genre: 'Doom Metal',
      country: 'Österreich',
      description: 'Zwei Friedhöfe,\nein Bass.',
      website: 'https://grabwaerter.test/',
      socialMediaUrl: '',
      submittedBy: 'jemand anders',
      isNewcomer: false,
      lastKnownActivity: '1999',
    })
    expect(answer.status).toBe(201)
    const band = answer.json as Band
    expect(band).toMatchObject({
      name: 'Grabwärter',
      genre: 'Doom Metal',
      country: 'Österreich',
      website: 'https://grabwaerter.test/',
      socialMediaUrl: null,
      submittedBy: author.username,
      isNewcomer: true,
      status: 'visible',
      version: 1,
      followersCount: 0,
    })
    expect(band.mayConfirm).toBe(true)
    expect((await read(reader, band.id)).json).toEqual({ ...band, mayConfirm: false })
    expect(await find('grabw')).toEqual([band.id])
  })

  it.each([
    ['nothing', {}],
    ['no genre', { name: 'x' }],
    ['an invisible name', { name: '\u200b', genre: 'Djent' }],
    ['a name of 300', { name: 'x'.repeat(300), genre: 'Djent' }],
    ['a name of two lines', { name: 'a\nb', genre: 'Djent' }],
    ['an unknown genre', { name: 'x', genre: 'Polka' }],
    ['an unknown country', { name: 'x', genre: 'Djent', country: 'Mordor' }],
    ['a script for a website', { name: 'x', genre: 'Djent', website: 'javascript:alert(1)' }],
    ['data for a website', { name: 'x', genre: 'Djent', website: 'data:text/html,x' }],
  ])('refuses %s in German', async (_, body) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ code: 'invalid_input' })
  })

  it('asks whether it is another band when the name exists in the country, and accepts it for another one', async () => {
    await storedBand({ name: 'Schädelöl', country: 'Deutschland' })
    const body = { name: 'SCHÄDELÖL', genre: 'Death Metal', country: 'Deutschland' }
    const answer = await create(body)
    expect(answer.status).toBe(409)
    expect(answer.json).toMatchObject({
      message: '„Schädelöl“ aus Deutschland steht schon in der Liste. Ist es eine andere Band?',
    })
    expect((await create({ ...body, country: 'Schweiz' })).status).toBe(201)
    expect((await create({ name: 'Schädelöl', genre: 'Death Metal' })).status).toBe(201)
    expect((await create({ ...body, name: 'Schadelol' })).status).toBe(201)
  })

  it('adds a second band of the name when the caller says that it is another, with what distinguishes them', async () => {
    const first = { name: 'Wrath', genre: 'Death Metal', country: 'Deutschland', formedYear: 1998 }
    const { id } = (await create(first)).json as Band
    const second = { ...first, isAnotherBand: true }
    const alike = await create(second)
    expect([alike.status, (alike.json as { message: string }).message]).toEqual([
      400,
      expect.stringContaining('Sonst kann niemand die beiden unterscheiden.'),
    ])
    const added = await create({ ...second, formedYear: 2008, city: 'Bremen' })
    expect(added.status).toBe(201)
    expect(added.json).toMatchObject({
      status: 'held',
      namesakes: [{ id, formedYear: 1998, city: null }],
    })
    expect(await find('wrath')).toEqual([id])
    expect((await create({ ...first, formedYear: 2020 })).status).toBe(409)
    expect((await create({ ...first, country: 'Schweiz' })).status).toBe(201)
  })

  it('returns the first answer again for the same key of another band of the name', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } }
    const body = { name: 'Inexorable', genre: 'Death Metal', city: 'Kiel' }
    await create({ ...body, city: 'Bonn' })
    const sent = { ...body, isAnotherBand: true }
    const [one, again] = [await create(sent, key), await create(sent, key)]
    expect([one.status, again.json]).toEqual([201, one.json])
    expect((await create(sent)).status).toBe(201)
  })

  it.each([
    ['Wr\u200bath\u00ad Zwei', 'Wrath Zwei'],
    ['\u202e12.7\u202c', '12.7'],
    ['7\ufe0f', '7'],
    ['🏴‍☠️', '🏴‍☠️'],
    ['謎', '謎'],
    ['Null', 'Null'],
    ['@', '@'],
    ['שְׁאוֹל', 'שְׁאוֹל'],
  ])('stores the name %j as %s', async (name, stored) => {
    expect((await create({ name, genre: 'Crust' })).json).toMatchObject({ name: stored })
  })

  it('creates one band for parallel calls', async () => {
    const body = { name: 'Gleichzeitig', genre: 'Crust' }
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => create(body)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
    expect(await find('gleichzeitig')).toHaveLength(1)
  })

  it('returns the first answer again for the same key', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } }
    const body = { name: 'Nochmal', genre: 'Crust' }
    const [first, second] = [await create(body, key), await create(body, key)]
    expect(second.json).toEqual(first.json)
  })

  it('needs a session', async () => {
    const body = { name: 'Anonym', genre: 'Crust' }
    expect((await create(body, { token: newToken() })).status).toBe(401)
  })
})

const HELD = { name: 'Grenzfall', genre: 'Black Metal', description: 'Kein NSBM, versprochen.' }

describe('a band that the guard holds', () => {
  it('is readable for its submitter only, until a moderator approves it', async () => {
    const [moderator, reader] = [await aModerator(), await aMember()]
    const { json, status } = await create(HELD)
    expect(status).toBe(201)
    const band = json as Band
    expect(band.status).toBe('held')
    expect(band.statusReason).toMatch(/geprüft/)
    expect((await read(reader, band.id)).status).toBe(404)
    expect(await find('grenzfall')).toEqual([])
    expect((await create(HELD)).json).toMatchObject({
      message: 'Eine Band mit diesem Namen wird gerade geprüft. Ist es eine andere Band?',
    })
    const { bands, counts } = (await pending(moderator)).json as {
      bands: { id: string; name: string }[]
      counts: { bands: number }
    }
    expect(bands.filter(({ name }) => name === 'Grenzfall')).toMatchObject([
      {
        id: band.id,
        name: 'Grenzfall',
        submittedBy: author.username,
        content: HELD.description,
        moderationReason:
          'Begriff von der Sperrliste: „NSBM“ – liest sich wie Gegenrede. Wenn das stimmt, gib es frei.',
      },
    ])
    expect(counts.bands).toBe(bands.length)
    const change = await changeBy(bandKey(band.id), () =>
      decide(moderator, ['band', band.id], { action: 'approve' }),
    )
    if (change) await deliver(change)
    expect((await read(reader, band.id)).json).toMatchObject({ status: 'visible' })
    expect(await find('grenzfall')).toEqual([band.id])
  })

  it('is removed with the reason when a moderator rejects it, and its name is free again', async () => {
    const [moderator, reader] = [await aModerator(), await aMember()]
    const body = { ...HELD, name: 'Abgelehnt' }
    const { id } = (await create(body)).json as Band
    await decide(moderator, ['band', id], { action: 'reject', reason: 'Nein.' })
    expect((await read(reader, id)).status).toBe(404)
    expect((await read(author, id)).json).toMatchObject({
      status: 'removed',
      statusReason: 'Nein.',
    })
    expect(await find('abgelehnt')).toEqual([])
    expect((await create({ ...body, description: '' })).status).toBe(201)
  })
})
