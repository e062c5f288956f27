import type { Role } from '#shared/api/members.ts'
import type { AvatarStyle } from '../pictures/avatar.ts'

/** An invented person. */
export interface DemoMember {
  readonly displayName: string
  readonly location: string
  readonly bio: string
  readonly joinedDaysAgo: number
  readonly avatar?: AvatarStyle
  readonly role?: Role
  readonly isVerified?: boolean
}
