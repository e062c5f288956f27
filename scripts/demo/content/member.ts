import type { Role } from '#shared/api/members.ts'

/** An invented member. */
export interface DemoMember {
  readonly displayName: string
  readonly location: string
  readonly bio: string
  readonly joinedDaysAgo: number
  /** The picture is the file with the member's username. */
  readonly hasAvatar?: boolean
  readonly role?: Role
  readonly isVerified?: boolean
}
