import { beforeEach, describe, expect, it } from 'vitest'
import {
  addConcertAlert,
  listConcertAlerts,
  removeConcertAlert,
  type ConcertAlerts,
} from '#shared/api/concert-alerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as add } from './add-concert-alert.ts'
import { bandAlerts, cellAlerts } from './alert.items.ts'
import { handler as list } from './list-concert-alerts.ts'
import { handler as remove } from './remove-concert-alert.ts'

let fan: TestMember

const adding = ({ token }: Pick<TestMember, 'token'>, body: unknown) =>
  call(add, addConcertAlert, { token, body })

const removing = (id: string) =>
  call(remove, removeConcertAlert, { token: fan.token, params: { id } })

const listed = async (): Promise<ConcertAlerts> =>
  (await call(list, listConcertAlerts, { token: fan.token })).json

const GOETTINGEN = { kind: 'place', placeId: 'de-gottingen', radiusKm: 50 }

const entriesIn = async (cell: string) =>
  (await storedUnder(cellAlerts(cell))).filter(({ SK }) => SK.startsWith(fan.id))

beforeEach(async () => {
  fan = await aMember()
})

describe('alerts of concerts', () => {
  it('are none at first, with followed bands on', async () => {
    expect(await listed()).toEqual({ alerts: [], followedBands: true })
  })

  it('watch bands, surroundings of towns, and towns without coordinates', async () => {
    await adding(fan, { kind: 'band', bandName: 'Motörhead' })
    await adding(fan, { kind: 'city', city: 'Hintertupfing' })
    const { alerts } = (await adding(fan, GOETTINGEN)).json as ConcertAlerts
    expect(alerts).toMatchObject([
      { kind: 'place', place: { name: 'Göttingen', country: 'DE' }, radiusKm: 50 },
      { kind: 'city', city: 'Hintertupfing' },
      { kind: 'band', bandName: 'Motörhead' },
    ])
    expect((await listed()).alerts).toEqual(alerts)
  })

  it('make a place of a typed town that has coordinates', async () => {
    await adding(fan, { kind: 'city', city: 'goettingen', radiusKm: 25 })
    expect((await listed()).alerts).toMatchObject([{ kind: 'place', radiusKm: 25 }])
  })

  it('exist once for a name, in any case, also for concurrent calls', async () => {
    const names = ['Motörhead', 'MOTÖRHEAD', ' Motör\u200bhead']
    await Promise.all(
      [...names, ...names].map((bandName) => adding(fan, { kind: 'band', bandName })),
    )
    expect((await listed()).alerts).toHaveLength(1)
    const entries = await storedUnder(bandAlerts('Motörhead'))
    expect(entries.filter(({ SK }) => SK.startsWith(fan.id))).toHaveLength(1)
  })

  it('are two for names that accents tell apart', async () => {
    for (const bandName of ['Rot', 'Röt', 'R.O.T.']) await adding(fan, { kind: 'band', bandName })
    const names = (await listed()).alerts.map((alert) => 'bandName' in alert && alert.bandName)
    expect(names).toEqual(expect.arrayContaining(['Rot', 'Röt', 'R.O.T.']))
  })

  it('change their radius and leave no entry of the old one', async () => {
    await adding(fan, { ...GOETTINGEN, radiusKm: 200 })
    expect(await entriesIn('C12:2')).toHaveLength(1)
    await adding(fan, GOETTINGEN)
    expect((await listed()).alerts).toMatchObject([{ radiusKm: 50 }])
    expect(await entriesIn('C12:2')).toEqual([])
    expect(await entriesIn('F51:9')).toHaveLength(1)
  })

  it('go with all their entries, also when that is repeated', async () => {
    await adding(fan, GOETTINGEN)
    const [alert] = (await listed()).alerts
    for (let times = 0; times < 2; times++)
      expect((await removing(alert?.id ?? '')).json).toEqual({ alerts: [], followedBands: true })
    expect(await entriesIn('F51:9')).toEqual([])
  })

  it('switch followed bands off and on', async () => {
    await adding(fan, { kind: 'followedBands', isOn: false })
    expect((await listed()).followedBands).toBe(false)
    await adding(fan, { kind: 'band', bandName: '!!!' })
    expect(await listed()).toMatchObject({ followedBands: false, alerts: [{ bandName: '!!!' }] })
    await adding(fan, { kind: 'followedBands', isOn: true })
    expect((await listed()).followedBands).toBe(true)
  })

  it('are limited exactly, also for concurrent calls', async () => {
    const names = Array.from({ length: LIMITS.concertAlerts + 5 }, (_, index) => `Band ${index}`)
    for (const bandName of names.slice(0, LIMITS.concertAlerts - 2))
      await adding(fan, { kind: 'band', bandName })
    const answers = await Promise.all(
      names
        .slice(LIMITS.concertAlerts - 2)
        .map((bandName) => adding(fan, { kind: 'band', bandName })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      json: { error: expect.stringContaining('30 Alarme') as string },
    })
    expect((await listed()).alerts).toHaveLength(LIMITS.concertAlerts)
  })

  it.each([
    ['no band', { kind: 'band' }],
    ['an empty band', { kind: 'band', bandName: ' ' }],
    ['a band of 300 characters', { kind: 'band', bandName: 'x'.repeat(300) }],
    ['a town that is not in the table', { kind: 'place', placeId: 'de-entenhausen' }],
    ['no town', { kind: 'place' }],
    ['another radius', { ...GOETTINGEN, radiusKm: 20_000 }],
    ['another kind', { kind: 'genre', bandName: 'Doom' }],
    ['a switch without a position', { kind: 'followedBands' }],
  ])('refuse %s in German', async (_, body) => {
    const answer = await adding(fan, body)
    expect(answer.status).toBe(400)
    expect((answer.json as { error: string }).error).toMatch(/[a-zäöüß]{3}/)
    expect((await listed()).alerts).toEqual([])
  })

  it('cost at most eighteen units to add', async () => {
    const { write } = await unitsOf(() => adding(fan, { ...GOETTINGEN, radiusKm: 200 }))
    expect(write).toBeLessThanOrEqual(18)
  })

  it('refuse unknown tokens', async () => {
    fan = { ...fan, token: newToken() }
    expect((await adding(fan, GOETTINGEN)).status).toBe(401)
    expect((await removing('0123456789abcdef')).status).toBe(401)
  })
})
