import { randomUUID } from 'node:crypto'
import { member, read, post, type Specified } from './specified.ts'

const newName = (): string => `fan_${randomUUID().slice(0, 12)}`

export const AUTH: readonly Specified[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    prepare: () =>
      Promise.resolve({
        body: {
          username: newName(),
          displayName: 'Walküre',
          email: 'walkuere@example.org',
          password: `Blut und Eisen ${randomUUID()}`,
        },
      }),
    optional: ['email'],
    answer: ['user'],
  },
  { method: 'POST', path: '/api/auth/logout', prepare: member },
  read('/api/auth/user', ['id', 'username', 'displayName', 'badges', 'onboardingCompleted']),
  {
    method: 'POST',
    path: '/api/auth/passkey/challenge',
    prepare: member,
    answer: ['challenge', 'user'],
  },
  read('/api/auth/passkey/authenticate', ['challenge', 'allowCredentials'], () =>
    Promise.resolve({}),
  ),
]

const PROFILE_DATA = {
  birthday: '1990-05-04',
  location: 'Essen',
  favoriteGenres: ['Death Metal'],
  concertFrequency: 'Einmal im Monat',
  metalExperience: 'Langjähriger Fan',
  favoriteBands: 'Grabwärter',
}

export const PROFILE: readonly Specified[] = [
  read('/api/profile', ['id', 'username', 'displayName', 'badges']),
  post(
    '/api/profile/update',
    () => ({ displayName: 'Walküre', bio: 'Trinkt Met.', location: 'Essen' }),
    {
      optional: ['bio', 'location'],
    },
  ),
  read('/api/user/notification-settings', ['community', 'content', 'system', 'personalized']),
  post('/api/user/notification-settings', () => ({
    community: true,
    content: false,
    system: true,
    personalized: true,
  })),
  read('/api/user/profile-data', Object.keys(PROFILE_DATA)),
  post('/api/user/profile-data', () => PROFILE_DATA, { optional: Object.keys(PROFILE_DATA) }),
  read('/api/onboarding/progress', [
    'hornsAnimationCompleted',
    'rolesSelected',
    'selectedRoles',
    'firstShoutPosted',
  ]),
  post(
    '/api/onboarding/progress',
    () => ({
      hornsAnimationCompleted: true,
      rolesSelected: true,
      selectedRoles: ['fan'],
      firstShoutPosted: false,
    }),
    {
      optional: ['selectedRoles', 'firstShoutPosted'],
    },
  ),
  { method: 'POST', path: '/api/onboarding/complete', prepare: member },
  post(
    '/api/onboarding/first-shout',
    () => ({
      bandGenre: 'Death Metal',
      favoriteGig: 'Wacken',
      nextGig: 'Essen',
      contribution: 'Nacken',
      selectedRoles: ['fan'],
    }),
    {
      optional: ['favoriteGig', 'nextGig'],
    },
  ),
]
