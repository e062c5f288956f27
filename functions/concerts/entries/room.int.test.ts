import { describe, expect, it } from 'vitest'
import { ConcertSubmission, editConcert } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { throttle } from '#platform/http/throttle.ts'
import { call } from '#testing/call.ts'
import { aBandName, aGig, askToSubmit, inDays, submitted } from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { handler as editing } from './edit-concert.ts'
import { submit } from './submit.ts'

const VENUES =
  'Hafenklang Matrix Turock Rockhal Gruenspan Helvete Kulttempel Lagerhaus Zollamt Winterhalde'.split(
    ' ',
  )

it('takes a share of the concerts of a band on a day in a town from one member, and all of others', async () => {
  const [flooder, organiser] = [await aMember(), await aMember()]
  const bandName = aBandName()
  const at = (by: TestMember, count: number) =>
    askToSubmit(by, aGig({ bandName, venue: VENUES[count] ?? '' }))
  for (let count = 0; count < LIMITS.gigsOfMember; count++)
    expect((await at(flooder, count)).status).toBe(201)
  const refused = await at(flooder, 8)
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([
    409,
    expect.stringContaining(CONCERT_TEXTS.shareIsFull),
  ])
  expect((await at(organiser, 9)).status).toBe(201)
  expect((await askToSubmit(flooder, aGig({ bandName, city: 'Bochum' }))).status).toBe(201)
})

describe('a concert that its member moves to a day on which their share is used up', () => {
  const refusal = JSON.stringify(CONCERT_TEXTS.shareIsFull).slice(1, -1)

  /** As many concerts on one day as one member may add, and one more on another day. */
  const aFullShare = async () => {
    const [flooder, bandName] = [await aMember(), aBandName()]
    for (const venue of VENUES.slice(0, LIMITS.gigsOfMember))
      await submitted(flooder, { bandName, venue })
    const gig = { bandName, venue: VENUES[LIMITS.gigsOfMember] ?? '' }
    return {
      flooder,
      gig,
      concert: (await submitted(flooder, { ...gig, day: inDays(31) })).concert,
    }
  }

  it('is refused to be edited, and takes the day when another member has the concerts there', async () => {
    const { flooder, gig, concert } = await aFullShare()
    const edit = ({ token }: TestMember, { id, version }: typeof concert, values: object) =>
      call(editing, editConcert, { token, params: { id }, body: { ...values, version } })
    const refused = await edit(flooder, concert, aGig(gig))
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(refusal)])
    const organiser = await aMember()
    const other = { ...gig, venue: VENUES[9] ?? '', day: inDays(31) }
    const moved = (await submitted(organiser, other)).concert
    const values = aGig({ ...other, day: inDays(30) })
    expect((await edit(organiser, moved, values)).status).toBe(200)
  })

  it('is refused in a row of an import that moves it', async () => {
    const { flooder, gig } = await aFullShare()
    const row = {
      memberId: flooder.id,
      values: ConcertSubmission.parse(aGig(gig)),
      heldFor: null,
      idempotencyKey: null,
      state: { movedFrom: inDays(31), asks: false },
    }
    await expect(submit(row)).rejects.toThrow(CONCERT_TEXTS.shareIsFull)
  })
})

describe('the concerts that a member submits one by one', () => {
  it('are twenty a day of a new account, which reads why, and more of others', async () => {
    const [fresh, old] = [await aMember(), await aMember({ days: 8 })]
    const { limit } = THROTTLES.concertsOfDayOfNewAccounts
    const submitMany = async (by: TestMember) => {
      for (let count = 0; count < limit; count++)
        expect((await askToSubmit(by, aGig({ bandName: aBandName() }))).status).toBe(201)
      return askToSubmit(by, aGig({ bandName: aBandName() }))
    }
    const refused = await submitMany(fresh)
    expect([refused.status, refused.text]).toEqual([
      429,
      expect.stringContaining(CONCERT_TEXTS.enoughForToday(limit, true)),
    ])
    expect((await submitMany(old)).status).toBe(201)
  })

  it('are a hundred a day of a member', async () => {
    const member = await aMember({ days: 8 })
    const { limit } = THROTTLES.concertsOfDay
    for (let count = 0; count < limit; count++) await throttle('concertsOfDay', member.id)
    const refused = await askToSubmit(member, aGig())
    expect([refused.status, refused.text]).toEqual([
      429,
      expect.stringContaining(CONCERT_TEXTS.enoughForToday(limit, false)),
    ])
  })
})
