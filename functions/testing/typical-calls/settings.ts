import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { putAll } from '#platform/table/index.ts'
import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

const PROFILE_DATA = {
  birthday: '1988-06-06',
  location: 'Wacken',
  favoriteGenres: ['Thrash Metal', 'Doom Metal'],
  concertFrequency: 'Mehrmals im Monat',
  metalExperience: 'Langjähriger Fan',
  favoriteBands: 'Kreator, Ahab',
}

const callsOf = (token: string) => ({
  saveNotificationSettings: {
    token,
    body: { community: true, content: false, system: true, personalized: true },
  },
  notificationSettings: { token },
  saveProfileData: { token, body: PROFILE_DATA },
  profileData: { token },
  saveVisibility: { token, body: { onWall: false, inSearch: true } },
  visibility: { token },
  saveMessageSettings: { token, body: { whoMayWrite: 'followed', readReceipts: false } },
  messageSettings: { token },
  yourData: { token },
  saveNewsletter: { token, body: { subscribed: true } },
  acceptLegal: { token, body: { version: LEGAL_VERSION } },
})

/** A member who saves each setting and reads it again. */
export const calls: TypicalCalls = {
  ids: [
    'saveNotificationSettings',
    'notificationSettings',
    'saveProfileData',
    'profileData',
    'saveVisibility',
    'visibility',
    'saveMessageSettings',
    'messageSettings',
    'yourData',
    'saveNewsletter',
    'acceptLegal',
  ],
  prepare: async () => {
    const { id, token } = await aMember()
    await putAll([{ ...privateKey(id), confirmedEmail: `${id.toLowerCase()}@example.org` }])
    return callsOf(token)
  },
}
