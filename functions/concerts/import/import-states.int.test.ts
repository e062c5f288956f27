import { describe, expect, it } from 'vitest'
import { anOrganizer, aRow, importing } from '#testing/concert-imports.ts'
import { askToSubmit, inDays } from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { concertKey } from '../items/concert.items.ts'

describe('an imported row', () => {
  it('stores a cancelled and a sold out gig as that, and cancels a known one', async () => {
    const organizer = await anOrganizer()
    const row = aRow()
    const rows = [aRow({ status: 'cancelled' }), aRow({ status: 'sold_out' }), row]
    const { results } = await importing(organizer, rows)
    const again = await importing(organizer, [{ ...row, status: 'cancelled' }])
    expect(again.results[0]).toMatchObject({ outcome: 'source', message: null })
    const concerts = results.map(({ concertId }) => stored(concertKey(concertId ?? '')))
    expect((await Promise.all(concerts)).map((concert) => concert?.status)).toEqual([
      'cancelled',
      'sold_out',
      'cancelled',
    ])
    const silent = await importing(organizer, [row])
    expect(await stored(concertKey(silent.results[0]?.concertId ?? ''))).toMatchObject({
      status: 'cancelled',
    })
  })

  it('leaves the state of the concert of another member, and says so', async () => {
    const [organizer, fan] = [await anOrganizer(), await aMember()]
    const row = aRow()
    const { concert } = (await askToSubmit(fan, row)).submitted
    const { results } = await importing(organizer, [{ ...row, status: 'cancelled' }])
    expect(results[0]).toMatchObject({ outcome: 'source', concertId: concert.id })
    expect(results[0]?.message).toContain('zuerst')
    expect((await stored(concertKey(concert.id)))?.status).toBe('available')
  })

  it('moves the own concert of the earlier day, and makes a moved one where there is none', async () => {
    const organizer = await anOrganizer()
    const row = aRow()
    const { results } = await importing(organizer, [row])
    const moved = { date: `${inDays(90)}T19:00`, time: '19:00', movedFrom: inDays(30) }
    const again = await importing(organizer, [{ ...row, ...moved }, aRow(moved)])
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['source', 'new'])
    expect(again.results[0]?.concertId).toBe(results[0]?.concertId)
    for (const { concertId } of again.results)
      expect(await stored(concertKey(concertId ?? ''))).toMatchObject({
        date: inDays(90),
        movedFrom: inDays(30),
      })
    const third = await importing(organizer, [{ ...row, ...moved }])
    expect(third.results[0]?.concertId).toBe(results[0]?.concertId)
  })

  it('refuses a state and a day that do not exist', async () => {
    const rows = [aRow({ status: 'vielleicht' }), aRow({ movedFrom: 'gestern' })]
    const { results } = await importing(await anOrganizer(), rows)
    expect(results.map(({ outcome }) => outcome)).toEqual(['error', 'error'])
  })

  it('asks whether doors and beginning are one gig, and makes one or two as the member says', async () => {
    const organizer = await anOrganizer()
    const doors = aRow({ date: `${inDays(30)}T18:30`, time: '18:30', price: '18 €' })
    const begins = { ...doors, date: `${inDays(30)}T20:00`, time: '20:00', price: '' }
    const { results } = await importing(organizer, [doors, begins])
    const id = results[0]?.concertId ?? ''
    expect(results[1]).toEqual({ outcome: 'similar', concertId: id, message: null, time: '18:30' })
    const same = await importing(organizer, [{ ...begins, sameAs: id }])
    expect(same.results[0]).toMatchObject({ outcome: 'source', concertId: id })
    expect(await stored(concertKey(id))).toMatchObject({
      time: '20:00',
      price: '18 €',
      description: 'Einlass: 18:30 Uhr',
    })
    const other = await importing(organizer, [{ ...doors, sameAs: 'none' }])
    expect(other.results[0]?.outcome).toBe('new')
    expect(
      (await importing(organizer, [doors, begins])).results.map(({ outcome }) => outcome),
    ).toEqual(['source', 'source'])
  })

  it.each([
    ['17:30', '19:00', 'similar'],
    ['18:00', '20:30', 'similar'],
    ['16:00', '20:00', 'new'],
    ['18:00', '21:00', 'new'],
    ['19:00', '20:00', 'source'],
  ])('takes %s and %s as %s', async (one, other, outcome) => {
    const first = aRow({ date: `${inDays(30)}T${one}`, time: one })
    const second = { ...first, date: `${inDays(30)}T${other}`, time: other }
    const { results } = await importing(await anOrganizer(), [first, second])
    expect(results[1]?.outcome).toBe(outcome)
  })
})
