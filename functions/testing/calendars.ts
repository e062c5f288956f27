import ICAL from 'ical.js'
import { concertCalendar, saveConcertFeed, type FeedFilters } from '#shared/api/concert-calendar.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import {
  bandPartition,
  cityPartition,
  CONCERTS,
  concertKey,
  listedCard,
  type ConcertItem,
} from '../concerts/items/index.ts'
import { call } from './call.ts'
import { inDays } from './concerts.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'

const [read, save] = await Promise.all(
  [concertCalendar.id, saveConcertFeed.id].map((id) => handlerOf(id)),
)

const NO_FILTERS: FeedFilters = { marked: false, bands: false, cities: [] }

/** Saves the personal calendar of a member. */
export const saveFeed = ({ token }: TestMember, filters: Partial<FeedFilters>, renew = false) =>
  call(save, saveConcertFeed, { token, body: { filters: { ...NO_FILTERS, ...filters }, renew } })

/** The last part of the address of a new calendar. */
export const fileIn = (json: unknown): string => {
  const { url } = json as { readonly url: string | null }
  return url?.split('/').at(-1) ?? ''
}

/** A new calendar with these concerts. */
export const aFeed = async (member: TestMember, filters: Partial<FeedFilters>): Promise<string> =>
  fileIn((await saveFeed(member, filters)).json)

export const readCalendar = (file: string, headers: Record<string, string> = {}) =>
  call(read, concertCalendar, { params: { file }, headers })

/** The events of a calendar, as another program reads them. */
export const eventsIn = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

/** The ids of the concerts of a calendar, in its order. */
export const idsIn = (text: string): string[] =>
  eventsIn(text).map(({ uid }) => uid.replace(/^concert-|@hoellenlaerm$/g, ''))

export const storedConcert = (values: Partial<ConcertItem> = {}): ConcertItem => ({
  ...concertKey(newId()),
  SK: 'CONCERT',
  entity: 'Concert',
  bandName: 'Grabeswind',
  venue: 'Backstage Werk',
  city: 'München',
  country: 'Deutschland',
  date: inDays(30),
  time: '20:00',
  status: 'available',
  sources: [],
  version: 1,
  ...values,
})

/** Stores a concert with the listings that a calendar reads. */
export const listConcert = async (concert: ConcertItem): Promise<void> => {
  const partitions = [CONCERTS, cityPartition(concert.city), bandPartition(concert.bandName)]
  await putAll([concert, ...partitions.map(({ PK }) => ({ ...listedCard(concert), PK }))])
}
