import { describe, expect, it } from 'vitest'
import { getConcert, listConcerts, type Concert, type ConcertCard } from '#shared/api/concerts.ts'
import { call } from '#testing/call.ts'
import { aGig, askToSubmit, inDays, submitted } from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as get } from '../lists/get-concert.ts'
import { handler as list } from '../lists/list-concerts.ts'

describe('a submitted concert', () => {
  it('is in the list at once and can be read', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const { concert, isNew, badgeAwarded } = await submitted(author, { bandName: 'Erstling' })
    expect({ isNew, badgeAwarded }).toEqual({ isNew: true, badgeAwarded: true })
    const page = await call(list, listConcerts, { token: reader.token })
    expect((page.json as ConcertCard[]).map(({ id }) => id)).toContain(concert.id)
    const { json } = await call(get, getConcert, {
      token: reader.token,
      params: { id: concert.id },
    })
    expect(json as Concert).toMatchObject({ bandName: 'Erstling', isMine: false, version: 1 })
  })

  it('costs at most 12 write units, also with a badge', async () => {
    const author = await aMember()
    const day = inDays(77)
    const gig = aGig({
      day,
      description: 'Mit drei Vorbands und einem Stand für Bier.',
      price: '25 €',
    })
    const first = await unitsOf(() => askToSubmit(author, gig, 'erste-abgabe'))
    console.log('new', first)
    const second = await aMember()
    const again = await unitsOf(() =>
      askToSubmit(second, { ...gig, ticketUrl: 'https://karten.test/1' }, 'zweite-abgabe'),
    )
    console.log('source', again)
    expect(first.write).toBeLessThanOrEqual(12)
    expect(again.write).toBeLessThanOrEqual(12)
  })
})

describe('fifty parallel submissions of one gig', () => {
  it('are one concert, and one badge for each member', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => aMember()))
    const gig = aGig({ bandName: 'Massenauflauf', day: inDays(99) })
    const started = Date.now()
    const answers = await Promise.all(members.map((member) => askToSubmit(member, gig)))
    console.log('50 parallel ms', Date.now() - started)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ submitted: { concert } }) => concert.id)).size).toBe(1)
    expect(answers.filter(({ submitted: { isNew } }) => isNew)).toHaveLength(1)
    expect(answers.every(({ submitted: { badgeAwarded } }) => badgeAwarded)).toBe(true)
  })
})
