import * as z from 'zod/mini'

/** What a push is about. */
export const PushKind = z.enum([
  'horns',
  'comment',
  'mention',
  'follow',
  'message',
  'moderation',
  'concert',
  'band',
  'export',
  'news',
  'discovery',
  'summary',
  'test',
])
export type PushKind = z.infer<typeof PushKind>

/** The switch of the notification settings that a kind obeys; the summary and the test obey none. */
export const PUSH_CATEGORIES = {
  horns: 'community',
  comment: 'community',
  mention: 'community',
  follow: 'community',
  message: 'community',
  news: 'content',
  discovery: 'content',
  moderation: 'system',
  band: 'system',
  export: 'system',
  concert: 'personalized',
  summary: undefined,
  test: undefined,
} as const satisfies Record<PushKind, string | undefined>

/** 'Horns' likes the post at once, 'Antworten' opens the thread or post with its field focused. */
export const PushAction = z.enum(['horns', 'reply'])
export type PushAction = z.infer<typeof PushAction>

/** The decrypted content of a push: what the service worker shows and opens. At most 3 KB as JSON. */
export const PushPayload = z.object({
  /** The same for every delivery of this push. */
  id: z.string(),
  kind: PushKind,
  title: z.string(),
  body: z.string(),
  /** Within the site, with a leading slash. */
  path: z.string(),
  /** A later push with the same tag replaces this one on the device. */
  tag: z.string(),
  /** When its cause happened, in milliseconds. */
  at: z.number(),
  actions: z.array(PushAction),
  /** For the action 'horns'. */
  postId: z.optional(z.string()),
})
export type PushPayload = z.infer<typeof PushPayload>

/** Devices with push of one member; the one that was used least recently gives way to another. */
export const MAX_PUSH_DEVICES = 20

/** Local time of the member, 'HH:MM' in steps of 30 minutes. Equal ends mean none. */
export const QuietTime = z
  .string('Bitte gib eine Uhrzeit an.')
  .check(z.regex(/^([01]\d|2[0-3]):[03]0$/, 'Bitte wähle eine volle oder halbe Stunde.'))

export const DEFAULT_QUIET = { isOn: true, from: '22:00', to: '08:00' } as const
