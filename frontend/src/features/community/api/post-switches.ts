import { bookmarkPost, bookmarkState } from '#shared/api/bookmarks.ts'
import { mutePost, postMuteState } from '#shared/api/post-mutes.ts'
import { call } from '#spa/platform/api-client.ts'
import { messages } from '../texts.ts'

interface PostSwitch {
  readonly read: (id: string, signal: AbortSignal) => Promise<boolean>
  readonly save: (id: string, on: boolean) => Promise<boolean>
  /** What a toast says afterwards. */
  readonly said: (on: boolean) => string
}

const pushMessages = {
  muted: 'Zu diesem Beitrag kommt kein Push mehr',
  unmuted: 'Zu diesem Beitrag kommt wieder Push',
} as const

/** What a member switches on and off for one post. Loaded with the menu of the first post. */
export const POST_SWITCHES = {
  bookmark: {
    read: async (id, signal) =>
      (await call(bookmarkState, { params: { id }, signal })).isBookmarked,
    save: async (id, bookmarked) =>
      (await call(bookmarkPost, { params: { id }, body: { bookmarked } })).isBookmarked,
    said: (on) => (on ? messages.bookmarks.added : messages.bookmarks.removed),
  },
  mute: {
    read: async (id, signal) => (await call(postMuteState, { params: { id }, signal })).isMuted,
    save: async (id, muted) => (await call(mutePost, { params: { id }, body: { muted } })).isMuted,
    said: (on) => (on ? pushMessages.muted : pushMessages.unmuted),
  },
} as const satisfies Record<string, PostSwitch>
