import { describe, expect, it } from 'vitest'
import { concertDays, similarConcerts, type ConcertCard } from '#shared/api/concerts.ts'
import { createBand } from '#shared/api/bands.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aBandName, aConcert, aConcertOf, readDetail, later } from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { handler as days } from './concert-days.ts'
import { handler as similar } from './similar-concerts.ts'

describe('the detail of a concert', () => {
  it('names members who submitted it, and counts the others', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => aMember()))
    const id = await aConcertOf(...members)
    expect((await readDetail(await aMember(), id)).json).toMatchObject({
      submittedBy: members.slice(0, 5).map((member) => ({ id: member.id })),
      sourcesCount: 7,
    })
  })

  it('names the band of the database when there is exactly one', async () => {
    const [member, bandName] = [await aMember(), aBandName()]
    const id = await aConcert(member, { bandName })
    expect((await readDetail(member, id)).json).toMatchObject({ bandId: null })
    const post = await handlerOf(createBand.id)
    const body = { name: bandName.toUpperCase(), genre: 'Doom Metal', country: 'Deutschland' }
    const { json } = await call(post, createBand, { token: member.token, body })
    expect((await readDetail(member, id)).json).toMatchObject({
      bandId: (json as { id: string }).id,
    })
  })

  it('returns 404 in German for one that does not exist, and 400 for no id', async () => {
    const member = await aMember()
    const { status, json } = await readDetail(member, '01ARZ3NDEKTSV4RRFFQ69G5FAV')
    expect([status, (json as { message: string }).message]).toEqual([404, CONCERT_TEXTS.gone])
    expect((await readDetail(member, 'x')).status).toBe(400)
  })
})

describe('similar concerts', () => {
  it('are those of the day and city that the typed one is or may be', async () => {
    const member = await aMember()
    const bandName = aBandName()
    const [day, date] = [later('12-05'), later('12-05')]
    const same = await aConcert(member, { bandName, day, time: '20:00' })
    const longer = await aConcert(member, { bandName: `${bandName} Allstars`, day })
    await aConcert(member, { bandName: aBandName().replace('Kapelle', 'Chor'), day })
    await aConcert(member, { bandName, day, city: 'Hamburg' })
    const find = async (query: Record<string, string>): Promise<string[]> => {
      const options = { token: member.token, query: { city: 'München', date, ...query } }
      return ((await call(similar, similarConcerts, options)).json as ConcertCard[]).map(
        ({ id }) => id,
      )
    }
    expect(await find({ bandName })).toEqual([same, longer])
    expect(await find({ bandName: bandName.slice(0, -2), venue: 'Backstage' })).toEqual([
      same,
      longer,
    ])
    expect(await find({ bandName: 'Ga' })).toEqual([])
    expect(await find({ bandName, date: later('12-06') })).toEqual([])
  })
})

describe('the days of a month', () => {
  it('count their concerts, everywhere and in a city', async () => {
    const member = await aMember()
    for (const day of [later('08-02'), later('08-02'), later('08-20')])
      await aConcert(member, { bandName: aBandName(), day, city: 'Bonn' })
    const ask = async (query: Record<string, string>) =>
      call(days, concertDays, { token: member.token, query })
    const counted = [
      { date: later('08-02'), count: 2 },
      { date: later('08-20'), count: 1 },
    ]
    expect((await ask({ month: later('08'), city: 'BONN' })).json).toEqual(counted)
    expect((await ask({ month: later('08') })).json).toEqual(counted)
    expect((await ask({ month: later('08'), city: 'Köln' })).json).toEqual([])
    expect((await ask({ month: later('13') })).status).toBe(400)
  })
})
