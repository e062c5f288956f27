import { aMember } from '../members.ts'
import { goesTo } from '../concert-marks.ts'
import { inDays } from '../concerts.ts'
import { aStoredConcert } from '../stored-concerts.ts'
import { concertIdOf } from '../../concerts/items/index.ts'
import { addAlert } from '../../concerts/alerts/alert.repository.ts'
import type { TypicalCalls } from './typical-calls.ts'

const MARKED = 21
const ALERTS = 5

/** A member with 21 marked concerts and five alerts. */
export const calls: TypicalCalls = {
  ids: [
    'attendConcert',
    'attendedConcerts',
    'listConcertAlerts',
    'addConcertAlert',
    'removeConcertAlert',
    'findPlaces',
  ],
  prepare: async () => {
    const fan = await aMember()
    for (let day = 1; day <= MARKED; day++)
      await goesTo(fan, await aStoredConcert({ date: inDays(day) }))
    for (let count = 0; count < ALERTS; count++)
      await addAlert(fan.id, { kind: 'band', bandName: `Grabeswind ${count}` })
    const { alerts } = await addAlert(fan.id, { kind: 'place', placeId: 'de-kassel', radiusKm: 50 })
    const concert = await aStoredConcert()
    const { token } = fan
    return {
      attendConcert: {
        token,
        params: { id: concertIdOf(concert) },
        body: { state: 'going', isPublic: false },
      },
      attendedConcerts: { token, query: { when: 'upcoming' } },
      listConcertAlerts: { token },
      addConcertAlert: {
        token,
        body: { kind: 'place', placeId: 'de-gottingen', radiusKm: 50 },
      },
      removeConcertAlert: { token, params: { id: alerts[0]?.id ?? '' } },
      findPlaces: { token, query: { query: 'göt' } },
    }
  },
}
