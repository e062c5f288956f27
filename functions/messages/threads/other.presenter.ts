import type { Author } from '#shared/api/members.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { UNKNOWN_MEMBER } from '../texts.ts'

/** A member who blocks the viewer looks like a deleted one (docs/product/blocking.md). */
export const presentOther = (id: string, author: Author | undefined): Author =>
  author
    ? presentAuthor(author)
    : { id, username: '', displayName: UNKNOWN_MEMBER, avatar: null, isVerified: false }
