import { DELETED, DERIVED, plain, type ItemKind } from '../item-kind.ts'

const own = { topic: 'concerts', exported: { section: 'concerts' }, erased: DELETED } as const
const derived = { topic: 'concerts', exported: DERIVED, erased: DELETED } as const

export const concertKinds: readonly ItemKind[] = [
  {
    name: 'concert',
    PK: 'CONCERT#*',
    SK: 'CONCERT',
    members: { 'sources[].memberId': 'author' },
    personal: {
      topic: 'concerts',
      exported: { section: 'concerts' },
      erased: { by: 'anonymise', leaves: 'the facts of the concert, without the member' },
    },
  },
  {
    name: 'further-concert-source',
    PK: 'CONCERT#*',
    SK: 'T#*',
    members: { SK: 'author' },
    personal: own,
  },
  plain('concert-numbers', 'CONCERT#*', 'N'),
  plain('concert-places-in-lists', 'CONCERT#*', 'LISTED'),
  plain('concert-in-list', 'CONCERTS', '*'),
  plain('concert-of-city-or-band', 'CONCERTS#*', '*'),
  plain('concert-of-word', 'CONCERT_WORD#*', '*'),
  plain('concerts-of-month', 'CONCERT_DAYS#*', '*'),
  plain('known-gigs', 'GIG_DAY#*', 'GIGS'),
  {
    name: 'concert-notice',
    PK: 'CONCERT_NOTICE#*',
    SK: 'NOTICE',
    members: { 'notice.submitterId': 'author', position: 'target' },
    personal: {
      topic: 'concerts',
      exported: DERIVED,
      erased: { by: 'expiry', within: '15 days' },
    },
  },
  {
    name: 'concert-import',
    PK: 'CONCERT_IMPORT#*',
    SK: '*',
    members: { PK: 'owner' },
    personal: {
      topic: 'concerts',
      exported: DERIVED,
      erased: { by: 'expiry', within: '1 day' },
    },
  },
  {
    name: 'concert-mark',
    PK: 'MARKS#*',
    SK: '*',
    members: { PK: 'owner', GSI1SK: 'owner' },
    personal: own,
  },
  {
    name: 'own-concert',
    PK: 'CONCERTS_OF#*',
    SK: '*',
    members: { PK: 'owner' },
    personal: own,
  },
  { name: 'held-gig', PK: 'HELD_GIG#*', SK: '*', members: { PK: 'owner' }, personal: derived },
  {
    name: 'accepted-submissions',
    PK: 'MEMBER#*',
    SK: 'SUBMISSIONS',
    members: { PK: 'owner' },
    personal: derived,
  },
  {
    name: 'personal-calendar',
    PK: 'MEMBER#*',
    SK: 'CONCERT_FEED',
    members: { PK: 'owner' },
    personal: { ...own, exported: { section: 'settings' } },
  },
  {
    name: 'calendar-address',
    PK: 'CONCERT_FEED#*',
    SK: 'ADDRESS',
    members: { memberId: 'owner' },
    personal: derived,
  },
  {
    name: 'concert-alerts',
    PK: 'ALERTS#*',
    SK: 'ALERTS',
    members: { PK: 'owner' },
    personal: { ...own, exported: { section: 'settings' } },
  },
  {
    name: 'alert-of-band',
    PK: 'ALERT_BAND#*',
    SK: '*',
    members: { SK: 'owner' },
    personal: derived,
  },
  {
    name: 'alert-of-city',
    PK: 'ALERT_CITY#*',
    SK: '*',
    members: { SK: 'owner' },
    personal: derived,
  },
  {
    name: 'alert-of-circle',
    PK: 'ALERT_CELL#*',
    SK: '*',
    members: { SK: 'owner' },
    personal: derived,
  },
]
