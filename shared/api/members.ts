import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'

export const MemberId = Ulid

/** What everybody may see of a member beside something the member wrote. */
export const Author = z.object({
  id: MemberId,
  username: z.string(),
  displayName: z.string(),
  avatar: z.nullable(z.string()),
  isVerified: z.boolean(),
})
export type Author = z.infer<typeof Author>

export const Role = z.enum(['member', 'moderator', 'admin'])
export type Role = z.infer<typeof Role>

/** The member themself, as `/api/auth/user` answers. */
export const CurrentUser = z.object({
  ...Author.shape,
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  badges: z.array(z.never()),
  onboardingCompleted: z.boolean(),
  role: Role,
})
export type CurrentUser = z.infer<typeof CurrentUser>
