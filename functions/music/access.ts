import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  endpoints: {
    /** GetItem and UpdateItem also for the session. It stores what Spotify and iTunes answered. */
    searchTracks: {
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      keys: [
        'SESSION#*',
        'SESSIONS#*',
        'MEMBER#*',
        'THROTTLE#searches#*',
        'THROTTLE#musicLookups*',
        'MUSIC#*',
      ],
      spotify: true,
    },
  },
}
