import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { bandIndexKey, createBandFollow } from '../../bands/items/index.ts'
import { concertIdOf } from '../../concerts/items/index.ts'
import { aFeed, listConcert, storedConcert } from '../calendars.ts'
import { goesTo } from '../concert-marks.ts'
import { inDays } from '../concerts.ts'
import { aMember, type TestMember } from '../members.ts'
import { aStoredConcert } from '../stored-concerts.ts'
import type { TypicalCalls } from './typical-calls.ts'

const MARKED = 10
const BANDS = 10
const IN_CITY = 30
const ROWS = 20

const followBands = async ({ id }: TestMember): Promise<void> => {
  for (let count = 0; count < BANDS; count++) {
    const bandId = newId()
    await putAll([{ ...bandIndexKey(bandId), name: `Gefolgsband ${newId()}` }])
    await write(createBandFollow(id, bandId, newId()))
  }
}

/** A member with ten marks, ten followed bands and one city of 30 concerts; an organiser with a full chunk of rows. */
export const calls: TypicalCalls = {
  ids: [
    'concertEvent',
    'concertFeed',
    'saveConcertFeed',
    'revokeConcertFeed',
    'concertCalendar',
    'importConcerts',
  ],
  prepare: async () => {
    const [fan, leaver, organizer] = [await aMember(), await aMember(), await aMember()]
    for (let day = 1; day <= MARKED; day++)
      await goesTo(fan, await aStoredConcert({ date: inDays(day) }))
    await followBands(fan)
    const city = `Krachstadt ${newId()}`
    for (let day = 1; day <= IN_CITY; day++)
      await listConcert(storedConcert({ city, date: inDays(day) }))
    const file = await aFeed(fan, { marked: true, bands: true, cities: [city] })
    await aFeed(leaver, { marked: true })
    await write(update(memberKey(organizer.id), { set: { selectedRoles: ['organizer'] } }))
    const concert = await aStoredConcert()
    const rows = Array.from({ length: ROWS }, (_, row) => ({
      bandName: `Programmband ${newId()}`,
      venue: 'Linde',
      city: `Importstadt ${newId()}`,
      date: `${inDays(row + 5)}T20:00`,
    }))
    return {
      concertEvent: { token: fan.token, params: { id: concertIdOf(concert) } },
      concertFeed: { token: fan.token },
      saveConcertFeed: {
        token: fan.token,
        body: { filters: { marked: true, bands: true, cities: [city] } },
      },
      revokeConcertFeed: { token: leaver.token },
      concertCalendar: { params: { file } },
      importConcerts: {
        token: organizer.token,
        body: { rows },
        headers: { 'idempotency-key': newId() },
      },
    }
  },
}
