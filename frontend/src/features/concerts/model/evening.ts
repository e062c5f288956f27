import type { ConcertCard } from '#shared/api/concerts.ts'
import { eveningAt, eveningOf } from '#shared/domain/evening.ts'
import { serverNow } from '#spa/platform/server-time.ts'

/** The day whose evening it is, on the clock of most venues. */
export const today = (): string => eveningAt(serverNow())

/** Once its evening is over: until then a concert is upcoming, or goes on. */
export const isPast = ({ date, time }: Pick<ConcertCard, 'date' | 'time'>): boolean =>
  (time === null ? date : eveningOf({ date, time })) < today()

/** Whether it belongs to this evening. */
export const isTonight = ({ date, time }: Pick<ConcertCard, 'date' | 'time'>): boolean =>
  (time === null ? date : eveningOf({ date, time })) === today()

/** From the beginning to the end of its evening. */
export const isRunning = (concert: Pick<ConcertCard, 'date' | 'time' | 'startsAt'>): boolean =>
  concert.time !== null && Date.parse(concert.startsAt) <= serverNow() && !isPast(concert)
