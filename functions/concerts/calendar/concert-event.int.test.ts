import { describe, expect, it } from 'vitest'
import { concertEvent } from '#shared/api/concert-calendar.ts'
import { newId } from '#platform/runtime/ids.ts'
import { eventsIn, listConcert, storedConcert } from '#testing/calendars.ts'
import { call } from '#testing/call.ts'
import { submitted } from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'
import { concertIdOf } from '../items/concert.items.ts'
import { handler } from './concert-event.ts'

const reading = (token: string, id: string) =>
  call(handler, concertEvent, { token, params: { id } })

describe('a concert as a calendar file', () => {
  it('contains the whole description and offers to be saved', async () => {
    const author = await aMember()
    const description = `Laut, lauter; am lautesten.\n${'x'.repeat(500)}`
    const { concert } = await submitted(author, { bandName: 'Terminband', description })
    const { headers, text } = await reading((await aMember()).token, concert.id)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="konzert-${concert.date}.ics"`,
      'cache-control': 'no-store',
    })
    const events = eventsIn(text)
    expect(events).toHaveLength(1)
    expect(events[0]?.uid).toBe(`concert-${concert.id}@hoellenlaerm`)
    expect(events[0]?.description).toContain(description)
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(concert.startsAt)
  })

  it('is that of the concert into which it was merged', async () => {
    const [kept, merged] = [storedConcert(), storedConcert()]
    await listConcert(kept)
    await listConcert({ ...merged, mergedInto: concertIdOf(kept) })
    const { text } = await reading((await aMember()).token, concertIdOf(merged))
    expect(eventsIn(text)[0]?.uid).toContain(concertIdOf(kept))
  })

  it('does not exist for held and unknown concerts', async () => {
    const { token } = await aMember()
    const held = storedConcert({ contentStatus: 'held' })
    await listConcert(held)
    expect((await reading(token, concertIdOf(held))).status).toBe(404)
    expect((await reading(token, newId())).status).toBe(404)
  })
})
