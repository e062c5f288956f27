/** The address of one post within the feed. */
export const postHash = (postId: string): string => `#post-${postId}`

export const postIdOfHash = (hash: string): string | null =>
  /^#post-([0-7][0-9A-HJKMNP-TV-Z]{25})$/.exec(hash)?.[1] ?? null
