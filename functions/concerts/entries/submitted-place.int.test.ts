import { describe, expect, it } from 'vitest'
import { aBandName, listedIds, settleConcert, submitted } from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'

describe('the place of a submission', () => {
  it.each([
    ['1067 Dresden', 'Dresden', 'Deutschland'],
    ['D-01067 Dresden', 'Dresden', 'Deutschland'],
    ['10999 Berlin-Kreuzberg', 'Berlin-Kreuzberg', 'Deutschland'],
    ['Frankfurt/O.', 'Frankfurt (Oder)', 'Deutschland'],
    ['64658 Fürth', 'Fürth (Hessen)', 'Deutschland'],
    ['1070 Wien', 'Wien', 'Österreich'],
    ['Wien', 'Wien', 'Österreich'],
  ])('is read in %s', async (text, city, country) => {
    const { concert } = await submitted(await aMember(), { bandName: aBandName(), city: text })
    expect(concert).toMatchObject({ city, country })
  })

  it('is one for a city and its district, and another for a namesake', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const bandName = aBandName()
    const { concert } = await submitted(author, { bandName, city: 'Köln-Ehrenfeld' })
    await settleConcert(concert.id)
    const again = await submitted(other, { bandName, city: '50823 Köln' })
    expect([again.isNew, again.concert.id]).toEqual([false, concert.id])
    expect(await listedIds(other, { city: 'Köln' })).toContain(concert.id)
    const oder = await submitted(author, { bandName, city: 'Frankfurt/O.' })
    const main = await submitted(other, { bandName, city: 'Frankfurt' })
    expect([oder.isNew, main.isNew]).toEqual([true, true])
  })
})
