import { expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { aBandName, aGig, askToSubmit } from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { CONCERT_TEXTS } from '../texts.ts'

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
