import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { CONCERT_FREQUENCIES, GENRES, METAL_EXPERIENCES } from '../domain/options.ts'
import { multiLine, nameLine } from '../domain/text.ts'
import { contract } from './contract.ts'

const { oldestBirthYear } = LIMITS
const NO_BIRTHDAY = 'Das ist kein Geburtstag, den wir glauben können.'
const NOT_ON_THE_LIST = 'Bitte wähle aus der Liste.'
const NOTHING_TO_CHANGE = 'Hier steht nichts, was sich ändern soll.'

const OptionalSwitch = z.optional(z.boolean())

const isChange = z.refine<object>((change) => Object.keys(change).length > 0, NOTHING_TO_CHANGE)

export const NotificationSettings = z.object({
  community: z.boolean(),
  content: z.boolean(),
  system: z.boolean(),
  personalized: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** Absent switches stay unchanged, because the caller may know an older state. */
export const NotificationChange = z
  .object({
    community: OptionalSwitch,
    content: OptionalSwitch,
    system: OptionalSwitch,
    personalized: OptionalSwitch,
  })
  .check(isChange)

export const notificationSettings = contract({
  id: 'notificationSettings',
  method: 'GET',
  path: '/api/user/notification-settings',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Notification switches of the member; all on by default',
  response: NotificationSettings,
  errors: [],
})

export const saveNotificationSettings = contract({
  id: 'saveNotificationSettings',
  method: 'POST',
  path: '/api/user/notification-settings',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Change notification switches; absent ones stay unchanged',
  body: NotificationChange,
  response: NotificationSettings,
  errors: ['forbidden', 'throttled'],
  throttle: 'profileChanges',
})

/** Past in every time zone. */
const isPast = (date: string): boolean => date < new Date().toISOString().slice(0, 10)

const Birthday = z
  .string({ error: NO_BIRTHDAY })
  .check(
    z.refine(
      (text) =>
        text === '' ||
        (z.regexes.date.test(text) && Number(text.slice(0, 4)) >= oldestBirthYear && isPast(text)),
      NO_BIRTHDAY,
    ),
  )

/** Forms send an empty text for an option that was not chosen. */
const oneOf = <const T extends readonly string[]>(options: T) =>
  z.enum(['', ...options] as const, NOT_ON_THE_LIST)

/** Every field is optional; an absent or empty one is cleared. */
export const NewProfileData = z.object({
  birthday: z.optional(Birthday),
  location: z.optional(nameLine(LIMITS.location)),
  favoriteGenres: z.optional(
    z
      .array(z.enum(GENRES, NOT_ON_THE_LIST), NOT_ON_THE_LIST)
      .check(z.maxLength(GENRES.length, NOT_ON_THE_LIST)),
  ),
  concertFrequency: z.optional(oneOf(CONCERT_FREQUENCIES)),
  metalExperience: z.optional(oneOf(METAL_EXPERIENCES)),
  favoriteBands: z.optional(multiLine(LIMITS.favoriteBands)),
})
export type NewProfileData = z.infer<typeof NewProfileData>

export const ProfileData = z.object({
  birthday: z.nullable(z.string()),
  location: z.nullable(z.string()),
  favoriteGenres: z.array(z.enum(GENRES)),
  concertFrequency: z.nullable(z.enum(CONCERT_FREQUENCIES)),
  metalExperience: z.nullable(z.enum(METAL_EXPERIENCES)),
  favoriteBands: z.nullable(z.string()),
})
export type ProfileData = z.infer<typeof ProfileData>

export const profileData = contract({
  id: 'profileData',
  method: 'GET',
  path: '/api/user/profile-data',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Profile data for recommendations; birthday and habits are visible to the member alone',
  response: ProfileData,
  errors: [],
})

export const saveProfileData = contract({
  id: 'saveProfileData',
  method: 'POST',
  path: '/api/user/profile-data',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Replace the profile data; absent or empty fields are cleared',
  body: NewProfileData,
  response: ProfileData,
  errors: ['refused_content', 'throttled'],
  throttle: 'profileChanges',
  guard: { fields: ['location', 'favoriteBands'], onHit: 'refuse' },
})

export const Visibility = z.object({ onWall: z.boolean(), inSearch: z.boolean() })
export type Visibility = z.infer<typeof Visibility>

/** Absent switches stay unchanged. */
export const VisibilityChange = z
  .object({ onWall: OptionalSwitch, inSearch: OptionalSwitch })
  .check(isChange)

export const visibility = contract({
  id: 'visibility',
  method: 'GET',
  path: '/api/user/visibility',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Whether the Wall of Horns and search show the member',
  response: Visibility,
  errors: [],
})

export const saveVisibility = contract({
  id: 'saveVisibility',
  method: 'POST',
  path: '/api/user/visibility',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Change whether the Wall of Horns and search show the member; absent switches stay unchanged',
  body: VisibilityChange,
  response: Visibility,
  errors: ['throttled'],
  throttle: 'profileChanges',
})

/** Who may start a conversation with the member. */
export const WhoMayWrite = z.enum(['everyone', 'followed', 'nobody'])
export type WhoMayWrite = z.infer<typeof WhoMayWrite>

/** A switch that is off hides the matter for both directions: who shows nothing sees nothing. */
export const MessageSettings = z.object({
  whoMayWrite: WhoMayWrite,
  readReceipts: z.boolean(),
  onlineState: z.boolean(),
})
export type MessageSettings = z.infer<typeof MessageSettings>

/** Absent fields stay unchanged. */
export const MessageSettingsChange = z
  .object({
    whoMayWrite: z.optional(WhoMayWrite),
    readReceipts: OptionalSwitch,
    onlineState: OptionalSwitch,
  })
  .check(isChange)

export const messageSettings = contract({
  id: 'messageSettings',
  method: 'GET',
  path: '/api/user/message-settings',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Who may write to the member, and whether others see what they read and when they are online',
  response: MessageSettings,
  errors: [],
})

export const saveMessageSettings = contract({
  id: 'saveMessageSettings',
  method: 'POST',
  path: '/api/user/message-settings',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Change the settings of messages; absent fields stay unchanged',
  body: MessageSettingsChange,
  response: MessageSettings,
  errors: ['throttled'],
  throttle: 'profileChanges',
})
