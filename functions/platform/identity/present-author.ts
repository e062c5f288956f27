import type { Author } from '#shared/api/members.ts'

/** DynamoDB returns the keys of a stored map in any order; a fixed one keeps the ETag of a body stable. */
export const presentAuthor = (author: Author): Author => ({
  id: author.id,
  username: author.username,
  displayName: author.displayName,
  avatar: author.avatar,
  isVerified: author.isVerified,
})
