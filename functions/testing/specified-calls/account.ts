import { randomUUID } from 'node:crypto'
import { member, read, type Specified } from './specified.ts'

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

export const PROFILE: readonly Specified[] = [
  read('/api/profile', ['id', 'username', 'displayName', 'badges']),
  {
    method: 'POST',
    path: '/api/profile/update',
    prepare: async () => ({
      ...(await member()),
      body: { displayName: 'Walküre', bio: 'Trinkt Met.', location: 'Essen' },
    }),
    optional: ['bio', 'location'],
  },
  read('/api/user/notification-settings', ['community', 'content', 'system', 'personalized']),
  {
    method: 'POST',
    path: '/api/user/notification-settings',
    prepare: async () => ({
      ...(await member()),
      body: { community: true, content: false, system: true, personalized: true },
    }),
  },
  read('/api/user/profile-data', [
    'birthday',
    'location',
    'favoriteGenres',
    'concertFrequency',
    'metalExperience',
    'favoriteBands',
  ]),
  {
    method: 'POST',
    path: '/api/user/profile-data',
    prepare: async () => ({
      ...(await member()),
      body: {
        birthday: '1990-05-04',
        location: 'Essen',
        favoriteGenres: ['Death Metal'],
        concertFrequency: 'Einmal im Monat',
        metalExperience: 'Langjähriger Fan',
        favoriteBands: 'Grabwärter',
      },
    }),
    optional: [
      'birthday',
      'location',
      'favoriteGenres',
      'concertFrequency',
      'metalExperience',
      'favoriteBands',
    ],
  },
  read('/api/onboarding/progress', [
    'hornsAnimationCompleted',
    'rolesSelected',
    'selectedRoles',
    'firstShoutPosted',
  ]),
  {
    method: 'POST',
    path: '/api/onboarding/progress',
    prepare: async () => ({
      ...(await member()),
      body: {
        hornsAnimationCompleted: true,
        rolesSelected: true,
        selectedRoles: ['fan'],
        firstShoutPosted: false,
      },
    }),
    optional: ['selectedRoles', 'firstShoutPosted'],
  },
  { method: 'POST', path: '/api/onboarding/complete', prepare: member },
  {
    method: 'POST',
    path: '/api/onboarding/first-shout',
    prepare: async () => ({
      ...(await member()),
      body: {
        bandGenre: 'Death Metal',
        favoriteGig: 'Wacken',
        nextGig: 'Essen',
        contribution: 'Nacken',
        selectedRoles: ['fan'],
      },
    }),
    optional: ['favoriteGig', 'nextGig'],
  },
]
