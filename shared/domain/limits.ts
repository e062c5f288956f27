/** Limits of decision 23 and specification §9. Lengths count UTF-16 code units, sizes bytes. */
export const LIMITS = {
  postContent: 5000,
  postTitle: 120,
  comment: 2000,
  bio: 500,
  displayName: 50,
  location: 80,
  /** Blocks one member may hold; both directions lie in one item that every list reads. */
  blocks: 1000,
  bandGenre: 60,
  gig: 120,
  contribution: 300,
  wallMembers: 24,
  username: { min: 2, max: 30 },
  password: { min: 10, max: 200 },
  email: 254,
  linkUrl: 2048,
  pinnedPosts: 3,
  feedPage: 20,
  commentPage: 20,
  mentionsPerText: 10,
  mediaBytes: 50 * 1024 * 1024,
  photoBytes: 5 * 1024 * 1024,
  /** What the multipart endpoints take; a Lambda request carries at most 6 MB (decision 1). */
  multipartFileBytes: 4 * 1024 * 1024,
} as const
