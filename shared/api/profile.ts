import * as z from 'zod/mini'
import { BadgeType } from '../domain/badges.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, nameLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Badge, User } from './members.ts'
import { UploadedUrl } from './uploaded-url.ts'

export const getProfile = contract({
  id: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The own profile, including badges that are hidden from others',
  response: User,
  errors: [],
  polled: true,
})

/** Absent fields stay unchanged; an empty bio or location is removed. */
export const ProfileChange = z.object({
  displayName: z.optional(
    nameLine(LIMITS.displayName).check(z.minLength(1, 'Anzeigename ist erforderlich')),
  ),
  bio: z.optional(multiLine(LIMITS.bio)),
  location: z.optional(nameLine(LIMITS.location)),
})

export const updateProfile = contract({
  id: 'updateProfile',
  method: 'POST',
  path: '/api/profile/update',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Change the own display name, bio and location',
  body: ProfileChange,
  response: z.object({
    displayName: z.optional(z.string()),
    bio: z.optional(z.nullable(z.string())),
    location: z.optional(z.nullable(z.string())),
  }),
  errors: ['refused_content', 'throttled'],
  throttle: 'profileChanges',
  guard: {
    fields: ['displayName', 'bio', 'location'],
    names: ['displayName'],
    onHit: 'refuse',
  },
})

const AVATAR_PATH = '/api/profile/avatar'

export const setAvatar = contract({
  id: 'setAvatar',
  method: 'POST',
  path: AVATAR_PATH,
  caller: 'member',
  blocks: 'none: own data',
  summary: `Set the own avatar: a file of at most ${LIMITS.multipartFileBytes / 1024 / 1024} MB (field avatar), or an upload with the purpose avatar`,
  body: z.object({ mediaUrl: z.optional(UploadedUrl) }),
  bodyType: 'multipart',
  response: z.object({ avatarUrl: z.string() }),
  errors: ['too_large', 'unsupported_media', 'throttled', 'conflict'],
  throttle: 'profileChanges',
})

export const removeAvatar = contract({
  id: 'removeAvatar',
  method: 'DELETE',
  path: AVATAR_PATH,
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Remove the own avatar; the first letter of the name is shown instead',
  response: z.object({ ok: z.literal(true) }),
  errors: ['throttled', 'conflict'],
  throttle: 'profileChanges',
})

export const setBadgeVisibility = contract({
  id: 'setBadgeVisibility',
  method: 'PATCH',
  path: '/api/profile/badges/{badgeType}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Show a badge on the own profile, or hide it from others',
  params: z.object({ badgeType: BadgeType }),
  body: z.object({ isVisible: z.boolean() }),
  response: Badge,
  errors: ['not_found', 'throttled'],
  throttle: 'profileChanges',
})
