import { randomUUID } from 'node:crypto'
import { anAccount, PASSWORD, tokenOf } from '../accounts.ts'
import { newAuthenticator } from '../authenticator.ts'
import { picture } from '../image-builder.ts'
import { aPasskey, askToCreate, askToSignIn } from '../passkeys.ts'
import { member, read, post, type Specified } from './specified.ts'

const newName = (): string => `fan_${randomUUID().slice(0, 12)}`

const bytesOf = (base64Url: string): number[] => [...Buffer.from(base64Url, 'base64url')]

export const AUTH: readonly Specified[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    prepare: async () => ({
      body: { username: (await anAccount()).username, password: PASSWORD },
    }),
    answer: ['authToken', 'user.username'],
  },
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
  {
    method: 'POST',
    path: '/api/auth/passkey/register',
    prepare: async () => {
      const token = await tokenOf(await anAccount())
      return { token, body: newAuthenticator().attest(await askToCreate({ token })) }
    },
  },
  ...[
    ['texts', (text: string) => text],
    ['bytes', bytesOf],
  ].map(([, written]): Specified => ({
    method: 'POST',
    path: '/api/auth/passkey/verify',
    prepare: async () => {
      const passkey = await aPasskey({ token: await tokenOf(await anAccount()) })
      const { assertion } = passkey.assert(await askToSignIn())
      const { id, rawId, response } = assertion
      const as = written as (text: string) => unknown
      return {
        body: {
          assertion: {
            id,
            rawId: as(rawId),
            response: {
              authenticatorData: as(response.authenticatorData),
              clientDataJSON: as(response.clientDataJSON),
              signature: as(response.signature),
            },
          },
        },
      }
    },
    answer: ['authToken'],
  })),
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
  {
    method: 'POST',
    path: '/api/profile/avatar',
    prepare: async () => ({
      ...(await member()),
      file: { field: 'avatar', contentType: 'image/jpeg', bytes: await picture('jpeg') },
    }),
    answer: ['avatarUrl'],
  },
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
