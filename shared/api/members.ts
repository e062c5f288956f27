import * as z from 'zod/mini'
import { BadgeType } from '../domain/badges.ts'
import { Ulid } from '../domain/ids.ts'
import { GENRES, SCENE_ROLES } from '../domain/options.ts'
import { ROLES } from '../domain/roles.ts'

export const MemberId = Ulid

/** What is shown of a member beside their content. */
export const Author = z.object({
  id: MemberId,
  username: z.string(),
  displayName: z.string(),
  avatar: z.nullable(z.string()),
  isVerified: z.boolean(),
})
export type Author = z.infer<typeof Author>

export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

export const Badge = z.object({
  id: z.string(),
  badgeType: BadgeType,
  badgeName: z.string(),
  badgeDescription: z.string(),
  badgeIcon: z.string(),
  /** Only the owner receives badges that are not visible. */
  isVisible: z.boolean(),
  earnedAt: z.iso.datetime(),
})
export type Badge = z.infer<typeof Badge>

/** A member's profile as visitors see it. */
export const User = z.object({
  ...Author.shape,
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  badges: z.array(Badge),
  onboardingCompleted: z.boolean(),
  selectedRoles: z.array(z.enum(SCENE_ROLES)),
  favoriteGenres: z.array(z.enum(GENRES)),
  followersCount: z.number(),
  followingCount: z.number(),
  createdAt: z.iso.datetime(),
  /** A moderator ended the account; absent otherwise. */
  isEnded: z.optional(z.literal(true)),
})
export type User = z.infer<typeof User>

/** The signed-in member, as `/api/auth/user` returns it. */
export const MutedWord = z.object({
  word: z.string(),
  /** When the word is shown again; null for never. */
  until: z.nullable(z.iso.datetime()),
})
export type MutedWord = z.infer<typeof MutedWord>

export const CurrentUser = z.object({
  ...Author.shape,
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  badges: z.array(Badge),
  onboardingCompleted: z.boolean(),
  /** Has the scene role that may import concerts. */
  isOrganizer: z.boolean(),
  role: Role,
  /** While the member is suspended, or after the account was ended; absent otherwise. */
  restriction: z.optional(
    z.object({ statementId: z.string(), until: z.nullable(z.iso.datetime()) }),
  ),
  /** The statements of warnings that the member has not acknowledged; absent without one. */
  openWarnings: z.optional(z.array(z.string())),
  /** Words whose posts and comments the browser folds up, in alphabetical order; absent without one. */
  mutedWords: z.optional(z.array(MutedWord)),
})
export type CurrentUser = z.infer<typeof CurrentUser>
