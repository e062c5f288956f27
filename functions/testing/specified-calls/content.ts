import { storedBand } from '../bands.ts'
import { aBandName, later } from '../concerts.ts'
import { member, read, post, type Specified } from './specified.ts'

export const CONTENT: readonly Specified[] = [
  read('/api/articles', []),
  {
    method: 'GET',
    path: '/api/concerts',
    prepare: async () => ({
      ...(await member()),
      query: {
        limit: '20',
        offset: '80',
        city: 'Essen',
        startDate: later('01-01'),
        endDate: later('12-31'),
        search: 'grab',
      },
    }),
    optional: ['limit', 'offset', 'city', 'startDate', 'endDate', 'search'],
  },
  post(
    '/api/concerts/submit',
    () => ({
      bandName: aBandName(),
      venue: 'Hard Club',
      city: 'Porto',
      country: 'Portugal',
      date: `${later('06-07')}T20:00`,
      time: '20:00',
      price: '28 €',
      ticketUrl: 'https://karten.test/',
      genre: 'Death Metal',
      description: 'Zwei Vorbands.',
    }),
    {
      optional: ['country', 'time', 'price', 'ticketUrl', 'genre', 'description'],
      answer: ['badgeAwarded'],
    },
  ),
  {
    method: 'GET',
    path: '/api/bands',
    prepare: async () => ({ ...(await member()), query: { limit: '100', search: 'grab' } }),
    optional: ['limit', 'search'],
  },
  post(
    '/api/bands',
    () => ({
      name: aBandName(),
      genre: 'Death Metal',
      country: 'Deutschland',
      description: 'Vier Leute, ein Keller.',
      website: 'https://kapelle.test/',
      socialMediaUrl: 'https://sozial.test/kapelle',
      submittedBy: 'fan',
      isNewcomer: true,
      lastKnownActivity: new Date().toISOString(),
    }),
    {
      optional: ['country', 'description', 'website', 'socialMediaUrl', 'submittedBy'],
      answer: ['id', 'name', 'genre'],
    },
  ),
  {
    method: 'GET',
    path: '/api/bands/{id}',
    prepare: async () => ({ ...(await member()), params: { id: await storedBand() } }),
    answer: ['id', 'name', 'genre', 'members', 'releases', 'upcomingConcerts'],
  },
  {
    method: 'GET',
    path: '/api/spotify/search',
    prepare: async () => ({
      ...(await member()),
      query: { q: 'grab', type: 'track', limit: '10' },
    }),
    optional: ['type', 'limit'],
    answer: ['tracks'],
  },
  {
    method: 'POST',
    path: '/api/contact',
    prepare: () =>
      Promise.resolve({
        body: {
          name: 'Walküre',
          email: 'walkuere@example.org',
          category: 'feedback',
          subject: 'Ein langes Lob',
          message: 'Ihr seid lauter als alle anderen, weiter so.',
        },
      }),
    answer: ['autoResponse'],
  },
]
