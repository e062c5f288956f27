import {
  bandFacets,
  getBand,
  listBands,
  similarBands,
  type Band,
  type BandCard,
} from '#shared/api/bands.ts'
import { listConcertAlerts } from '#shared/api/concert-alerts.ts'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { pageOf, refuse, type FakeApi } from './fake-api.ts'
import { ulid } from './members.ts'

const HOUR = 3_600_000
const PAGE = 100

/** Ids from here on, so that they differ from those of members and posts. */
const FIRST_BAND = 5000

export const aCard = (number: number, change: Partial<BandCard> = {}): BandCard => ({
  id: ulid(FIRST_BAND + number),
  name: `Band ${String(number).padStart(3, '0')}`,
  genre: 'Death Metal',
  country: 'Deutschland',
  city: null,
  description: null,
  website: null,
  socialMediaUrl: null,
  imageUrl: null,
  formedYear: null,
  articlesCount: 0,
  lastUpdated: new Date(Date.now() - 3 * HOUR).toISOString(),
  socialLinks: {},
  isAiGenerated: false,
  isClaimedByBand: false,
  isNewcomer: false,
  ...change,
})

export const moorglut = aCard(1, {
  name: 'Moorglut',
  genre: 'Atmospheric Black Metal',
  description: 'Black Metal aus dem Moor.',
  website: 'https://moorglut.test/',
  socialLinks: { Bandcamp: 'https://moorglut.bandcamp.test/', Kaputt: 'javascript:alert(1)' },
  formedYear: 2006,
  articlesCount: 2,
})

export const bandCards: readonly BandCard[] = [
  moorglut,
  aCard(2, { name: 'Cinderjaw', genre: 'Melodic Death Metal', country: 'Schweden' }),
  aCard(3, { name: 'Kellerassel', genre: 'Crust', isNewcomer: true, country: null }),
  aCard(4, { name: 'Hollow Anvil', genre: 'Doom Metal', isAiGenerated: true }),
]

export const manyCards: readonly BandCard[] = Array.from({ length: PAGE + 20 }, (_, index) =>
  aCard(100 + index),
)

export const aConcert = (number: number, change: Partial<ConcertCard> = {}): ConcertCard => ({
  id: ulid(7000 + number),
  bandName: 'Moorglut',
  description: null,
  date: '2027-03-14',
  time: '20:00',
  startsAt: '2027-03-14T19:00:00.000Z',
  venue: 'Kulturpalast',
  city: 'Oldenburg',
  country: 'Deutschland',
  genre: null,
  price: null,
  status: 'available',
  ticketUrl: null,
  movedFrom: null,
  attendance: null,
  ...change,
})

export const aBand = (card: BandCard, change: Partial<Band> = {}): Band => ({
  ...card,
  spotifyUrl: null,
  youtubeUrl: null,
  submittedBy: null,
  members: [],
  releases: [],
  upcomingConcerts: [],
  namesakes: [],
  articles: [],
  facts: [],
  followersCount: 0,
  isFollowed: false,
  mayEdit: false,
  askedAt: null,
  mayConfirm: false,
  isClaimPending: false,
  isMarkResting: false,
  lastKnownActivity: card.lastUpdated,
  archivedAt: null,
  archiveReason: null,
  status: 'visible',
  statusReason: null,
  version: 1,
  ...change,
})

const counts = (names: readonly (string | null)[]) => {
  const known = names.filter((name) => name !== null)
  return [...new Set(known)].map((name) => ({
    name,
    count: known.filter((one) => one === name).length,
  }))
}

/** Answers the list with filters, search and pages, its figures, and each band by its id. */
export const answerBands = (api: FakeApi, all: readonly BandCard[]): void => {
  api.on(listConcertAlerts, () => ({ alerts: [], followedBands: true }))
  api.on(listBands, ({ query: { search = '', genre = '', country, cursor } }) => {
    const wanted = all.filter(
      (band) =>
        band.name.toLowerCase().includes(search.toLowerCase()) &&
        (band.genre ?? '').includes(genre) &&
        (country === undefined || band.country === country),
    )
    const start = cursor === undefined ? 0 : Number(cursor)
    const next = start + PAGE
    return pageOf(wanted.slice(start, next), next < wanted.length ? String(next) : null)
  })
  api.on(bandFacets, () => ({
    total: all.length,
    genres: counts(all.map(({ genre }) => genre)),
    countries: counts(all.map(({ country }) => country)),
  }))
  api.on(getBand, ({ params }) => {
    const card = all.find(({ id }) => id === params.id)
    return card ? aBand(card) : refuse('not_found', 'Diese Band gibt es nicht.')
  })
  api.on(similarBands, ({ query }) =>
    all.filter(({ name }) => name.toLowerCase() === query.name.toLowerCase()),
  )
}
