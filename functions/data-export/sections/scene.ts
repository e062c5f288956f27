import { ulidDate } from '#shared/domain/ids.ts'
import { getMany, query } from '#platform/table/index.ts'
import { bandIndexKey, followedBandsPartition } from '../../bands/items/index.ts'
import {
  concertKey,
  ownPartition,
  completeSources,
  type ConcertItem,
  type ConcertSource,
} from '../../concerts/items/index.ts'
import { furtherSourceKey } from '../../concerts/entries/index.ts'
import { concertIdIn, marksPartition } from '../../concerts/marks/index.ts'
import { entriesOf, itemsAt, PAGE, startAt } from './paging.ts'
import { date, flag, section, text } from '../model/section.ts'

const ATTENDANCE = { going: 'Dabei', interested: 'Vielleicht' } as const

const concertName = (concert: ConcertItem | undefined): string | null =>
  concert ? [concert.bandName, concert.venue, concert.city].filter(Boolean).join(', ') : null

export const concertMarks = section({
  id: 'concert-marks',
  kinds: ['concert-mark'],
  title: 'Vorgemerkte Konzerte',
  about: 'Wo du hingehst, warst oder hinwolltest.',
  fields: {
    date: date('Tag'),
    concert: text('Konzert'),
    state: text('Du bist'),
    isPublic: flag('Für andere sichtbar'),
    markedAt: date('Vorgemerkt'),
  },
  read: async (memberId, cursor) => {
    const page = await query(marksPartition(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const concerts = await itemsAt(page.items.map(({ SK }) => concertKey(concertIdIn(SK))))
    const names = new Map(page.items.map(({ SK }, index) => [SK, concertName(concerts[index])]))
    return entriesOf(page, ({ SK, state, isPublic, markId }) => ({
      date: SK.slice(0, 10),
      concert: names.get(SK),
      state: ATTENDANCE[state],
      isPublic,
      markedAt: ulidDate(markId),
    }))
  },
})

const STATUS = { held: 'Wird geprüft', removed: 'Entfernt' } as const

const statusOf = ({ contentStatus }: ConcertItem): string =>
  contentStatus === undefined ? 'Sichtbar' : STATUS[contentStatus]

const ownEntry = (concert: ConcertItem, { id, values, editedAt }: ConcertSource) => ({
  submittedAt: ulidDate(id),
  editedAt: editedAt,
  band: values.bandName,
  venue: values.venue,
  city: values.city,
  date: values.date,
  time: values.time,
  genre: values.genre,
  price: values.price,
  description: values.description,
  tickets: values.ticketUrl,
  status: statusOf(concert),
  statusReason: concert.statusReason,
})

/** A concert keeps the values of its first submissions only; a later one is exported with the values of the concert. */
const furtherEntry = (concert: ConcertItem, sourceId: string) => ({
  submittedAt: ulidDate(sourceId),
  editedAt: undefined,
  band: concert.bandName,
  venue: concert.venue,
  city: concert.city,
  date: concert.date,
  time: undefined,
  genre: undefined,
  price: undefined,
  description: undefined,
  tickets: undefined,
  status: statusOf(concert),
  statusReason: undefined,
})

export const concerts = section({
  id: 'concerts',
  kinds: ['concert', 'own-concert', 'further-concert-source'],
  title: 'Eingetragene Konzerte',
  about: 'Was du eingetragen hast, mit deinen Angaben.',
  fields: {
    submittedAt: date('Eingetragen'),
    editedAt: date('Bearbeitet'),
    band: text('Band'),
    venue: text('Halle'),
    city: text('Stadt'),
    date: date('Tag'),
    time: text('Uhrzeit'),
    genre: text('Genre'),
    price: text('Preis'),
    description: text('Beschreibung'),
    tickets: text('Tickets'),
    status: text('Zustand'),
    statusReason: text('Begründung'),
  },
  read: async (memberId, cursor) => {
    const page = await query(ownPartition(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const found = await itemsAt(page.items.map(({ concertId }) => concertKey(concertId)))
    const further = await itemsAt(
      page.items.map(({ concertId }) => furtherSourceKey(concertId, memberId)),
    )
    const entries = page.items.flatMap(({ SK }, index) => {
      const concert = found[index]
      if (!concert) return []
      const source = completeSources(concert).find(({ id }) => id === SK)
      if (source?.memberId === memberId) return [ownEntry(concert, source)]
      return further[index]?.id === SK ? [furtherEntry(concert, SK)] : []
    })
    return { entries, next: page.next && JSON.stringify(page.next) }
  },
})

export const followedBands = section({
  id: 'followed-bands',
  kinds: ['followed-band'],
  title: 'Bands, denen du folgst',
  about: 'Damit du ihre Konzerte und News nicht verpasst.',
  fields: { name: text('Band'), since: date('Seit') },
  read: async (memberId, cursor) => {
    const page = await query(followedBandsPartition(memberId), {
      limit: PAGE_OF_BANDS,
      startAt: startAt(cursor),
    })
    const indexes = await getMany(page.items.map(({ SK }) => bandIndexKey(SK)))
    const names = new Map(page.items.map(({ SK }, index) => [SK, indexes[index]?.name ?? null]))
    return entriesOf(page, ({ SK, followId }) => ({
      name: names.get(SK),
      since: ulidDate(followId),
    }))
  },
})

/** As many as one BatchGet reads. */
const PAGE_OF_BANDS = 100
