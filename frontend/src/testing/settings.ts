import { dataExport } from '#shared/api/data-export.ts'
import { listMuted } from '#shared/api/mutes.ts'
import { ownEmail } from '#shared/api/own-email.ts'
import { listPasskeys } from '#shared/api/passkeys.ts'
import { listBlocked } from '#shared/api/people.ts'
import { suggestionSettings } from '#shared/api/post-suggestions.ts'
import { recoveryCodes } from '#shared/api/recovery.ts'
import { listSessions } from '#shared/api/sessions.ts'
import {
  messageSettings,
  notificationSettings,
  profileData,
  visibility,
} from '#shared/api/settings.ts'
import { yourData } from '#shared/api/your-data.ts'
import type { FakeApi } from './fake-api.ts'

/** Answers the requests of the settings for a member with the defaults. */
export const answerSettings = (api: FakeApi): void => {
  api.on(notificationSettings, () => ({
    community: true,
    content: true,
    system: true,
    personalized: true,
  }))
  api.on(messageSettings, () => ({
    whoMayWrite: 'everyone' as const,
    readReceipts: true,
    onlineState: true,
  }))
  api.on(visibility, () => ({ onWall: true, inSearch: true }))
  api.on(profileData, () => ({
    birthday: null,
    location: null,
    favoriteGenres: [],
    favoriteBands: null,
    metalExperience: null,
    concertFrequency: null,
  }))
  api.on(suggestionSettings, () => ({
    newestFirst: false,
    learned: { likes: 0, follows: 0, feedback: 0, genres: [], profileGenres: [] },
  }))
  api.on(dataExport, () => ({ state: 'none' as const }))
  api.on(yourData, () => ({
    topics: [
      {
        id: 'stories',
        title: 'Storys',
        contains: 'Deine Storys.',
        purpose: 'Damit sie laufen.',
        retention: '24 Stunden.',
        basis: 'Art. 6 Abs. 1 lit. b DSGVO',
        sweeps: [{ name: 'end-stories', ranAt: null }],
      },
    ],
    acceptances: [{ version: '2026-11', acceptedAt: '2026-11-02T10:00:00.000Z' }],
    newsletter: {
      email: 'me@example.org',
      state: 'none' as const,
      consentVersion: null,
      requestedAt: null,
      confirmedAt: null,
    },
    consentFrom: null,
  }))
  api.on(listBlocked, () => [])
  api.on(listMuted, () => [])
  api.on(listPasskeys, () => [])
  api.on(listSessions, () => [])
  api.on(ownEmail, () => ({ confirmed: null, waiting: null, sendsMail: true }))
  api.on(recoveryCodes, () => ({ remaining: 0, createdAt: null }))
}
