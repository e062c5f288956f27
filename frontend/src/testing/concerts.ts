import { similarBands } from '#shared/api/bands.ts'
import { listConcertAlerts } from '#shared/api/concert-alerts.ts'
import { ownConcertImports, type OwnImport } from '#shared/api/concert-import.ts'
import {
  concertDays,
  getConcert,
  listConcerts,
  type Concert,
  type ConcertCard,
} from '#shared/api/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { pageOf, refuse, type FakeApi } from './fake-api.ts'
import { aMember, ulid } from './members.ts'

const PAGE = 20

/** What the caller imported, as a member with a history unless `change` says otherwise. */
export const ownImports = (
  imports: readonly OwnImport[],
  change: { isTrusted?: boolean } = {},
) => ({
  isTrusted: true,
  oldEnoughAt: '2026-11-30T10:00:00.000Z',
  imports: [...imports],
  undoneCount: imports.filter(({ undoneBy }) => undoneBy !== null).length,
  ...change,
})

/** `days` after the day whose evening it is: until five in the morning that is the day before. */
export const dayFromNow = (days: number): string => addDays(eveningAt(Date.now()), days)

/** A concert in `number` days. */
export const aConcert = (number: number, change: Partial<Concert> = {}): Concert => {
  const date = change.date ?? dayFromNow(number)
  return {
    id: ulid(5000 + number),
    bandName: `Krachkapelle ${number}`,
    description: null,
    date,
    time: '20:00',
    startsAt: `${date}T19:00:00.000Z`,
    venue: 'Turock',
    city: 'Essen',
    country: 'Deutschland',
    genre: 'Thrash Metal',
    price: '18 €',
    status: 'available',
    ticketUrl: 'https://tickets.test/krach',
    movedFrom: null,
    attendance: null,
    ticketUrls: ['https://tickets.test/krach'],
    bandId: null,
    goingCount: 0,
    interestedCount: 0,
    followeesGoing: [],
    submittedBy: [aMember(2, 'Krachkatze')],
    sourcesCount: 1,
    mergedIds: [],
    isMine: false,
    contentStatus: 'visible',
    statusReason: null,
    version: 1,
    ...change,
  }
}

const CARD_FIELDS = [
  ...['id', 'bandName', 'description', 'date', 'time', 'startsAt', 'venue', 'city', 'country'],
  ...['genre', 'price', 'status', 'ticketUrl', 'movedFrom', 'attendance'],
]

export const cardOf = (concert: Concert): ConcertCard =>
  Object.fromEntries(
    Object.entries(concert).filter(([field]) => CARD_FIELDS.includes(field)),
  ) as ConcertCard

const includes = (text: string | null, search: string): boolean =>
  text?.toLowerCase().includes(search.toLowerCase()) === true

/** Answers the list with filters and pages, the days of a month, and each concert by its id. */
export const answerConcerts = (api: FakeApi, all: readonly Concert[]): void => {
  api.on(similarBands, () => [])
  api.on(ownConcertImports, () => ownImports([]))
  api.on(listConcertAlerts, () => ({ alerts: [], followedBands: true }))
  api.on(listConcerts, ({ query: { city, search, startDate, endDate, cursor, offset } }) => {
    const wanted = all.filter(
      (one) =>
        (city === undefined || one.city === city) &&
        (search === undefined || includes(one.bandName, search) || includes(one.venue, search)) &&
        (startDate === undefined || one.date >= startDate) &&
        (endDate === undefined || one.date <= endDate),
    )
    const start = cursor === undefined ? (offset ?? 0) : Number(cursor)
    const end = start + PAGE
    return pageOf(wanted.slice(start, end).map(cardOf), wanted.length > end ? String(end) : null)
  })
  api.on(concertDays, ({ query: { month, city } }) => {
    const days = all.filter(
      ({ date, ...one }) => date.startsWith(month) && (city === undefined || one.city === city),
    )
    return [...Map.groupBy(days, ({ date }) => date)].map(([date, { length }]) => ({
      date,
      count: length,
    }))
  })
  api.on(
    getConcert,
    ({ params }) =>
      all.find(({ id }) => id === params.id) ?? refuse('not_found', 'Das gibt es nicht (mehr).'),
  )
}
