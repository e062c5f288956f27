/** Limits of decision 23 and specification §9. Lengths count UTF-16 code units, sizes bytes. */
export const LIMITS = {
  postContent: 5000,
  postTitle: 120,
  comment: 2000,
  bio: 500,
  displayName: 50,
  location: 80,
  favoriteBands: 500,
  contact: { name: 100, subject: 150, message: 5000 },
  oldestBirthYear: 1900,
  /** Blocks one member may hold; both directions lie in one item that every list reads. */
  blocks: 1000,
  /** People in a list of people. */
  peoplePage: 20,
  searchQuery: 60,
  searchResults: 10,
  suggestions: 5,
  dismissedSuggestions: 200,
  bandGenre: 60,
  gig: 120,
  contribution: 300,
  wallMembers: 24,
  username: { min: 2, max: 30 },
  password: { min: 10, max: 200 },
  passkeys: 10,
  passkeyName: 50,
  recoveryCodes: 10,
  /** Of one member, newest first; older ones end with all others. */
  listedSessions: 50,
  email: 254,
  linkUrl: 2048,
  pinnedPosts: 3,
  feedPage: 20,
  commentPage: 20,
  mentionsPerText: 10,
  mediaBytes: 50 * 1024 * 1024,
  photoBytes: 5 * 1024 * 1024,
  /** Width and height of an avatar: a phone's photo fits, a picture that fills a browser's memory does not. */
  avatarSide: 4096,
  userPostsPage: 10,
  /** What the multipart endpoints take; a Lambda request carries at most 6 MB (decision 1). */
  multipartFileBytes: 4 * 1024 * 1024,
} as const
