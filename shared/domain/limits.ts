/** Limits of the product (docs/product/texts-and-limits.md#limits). Lengths count UTF-16 code units, sizes bytes. */
export const LIMITS = {
  postContent: 5000,
  postTitle: 120,
  comment: 2000,
  /** Description of a picture or video. */
  mediaAlt: 500,
  /** Versions of a post or comment, the current one included. */
  versions: 50,
  bio: 500,
  displayName: 50,
  location: 80,
  favoriteBands: 500,
  contact: { name: 100, subject: 150, message: 5000 },
  oldestBirthYear: 1900,
  /** Blocks per member; both directions are one item, which every list reads. */
  blocks: 1000,
  /** Muted members are one item with the blocks. */
  mutedMembers: 500,
  mutedWords: 100,
  mutedWord: { min: 2, max: 40 },
  /** Members per page. */
  peoplePage: 20,
  searchQuery: 60,
  searchResults: 10,
  /** People, posts, bands, concerts and articles that the search in the header shows of each. */
  foundPerGroup: 5,
  /** Searches that a browser remembers. */
  recentSearches: 8,
  trackQuery: 100,
  /** Address at a push service. The longest known have some 500 characters. */
  pushEndpoint: 1000,
  foundTracks: 10,
  suggestions: 5,
  /** Posts from which suggestions are chosen: with the counters of the first page they fit into one read unit. */
  suggestionPool: 64,
  /** Suggested posts on the first page; each costs half a unit. */
  suggestedPosts: 2,
  /** What the taste of a member remembers, so that it fits into half a unit. */
  tasteLikes: 80,
  tasteFollows: 60,
  tasteRatings: 40,
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
  /** Sessions shown to a member, newest first; older ones can only be ended together. */
  listedSessions: 50,
  /** Browsers per member that are recognised at the next sign-in. */
  deviceMarks: 20,
  email: 254,
  /** Links that confirm an address, to one recipient and from all accounts. */
  emailLinksOfDay: 3,
  /** Of them, those that one account asks for. */
  emailLinksOfDayAndAccount: 2,
  linkUrl: 2048,
  articlePage: 20,
  /** Page of a search, which reads each article by its key. */
  articleSearchPage: 12,
  articleReport: 1000,
  /** What a member writes about a report, and why a guest holds something for illegal. */
  report: 1000,
  guestReport: { min: 20, max: 2000 },
  /** Own reports per page. Their key is not the time, so a page is sorted after it was read. */
  ownReports: 100,
  articleTitle: 160,
  articleExcerpt: 500,
  articleSentence: 600,
  articleSentences: 64,
  /** What readers see about a correction. */
  correctionNote: { min: 10, max: 300 },
  /** Corrections that an article lists, and older versions that a reader can open; the newest. */
  corrections: 20,
  sourceName: 60,
  sources: 200,
  moderationPage: 50,
  /** What of one member waits for a moderator at a time, of all kinds together. */
  waitingOfMember: 20,
  moderationReason: 500,
  /** Of the texts of a statement of reasons. */
  statementText: { min: 10, max: 2000 },
  statementRule: 200,
  statementPage: 20,
  appealPage: 20,
  casePage: 20,
  /** Reports, statements and similar cases that a case shows; the newest. */
  caseDetails: 10,
  /** Name and file number of an authority. */
  authority: 120,
  escalations: 10,
  pinnedPosts: 3,
  feedPage: 20,
  commentPage: 20,
  notificationPage: 20,
  mentionsPerText: 10,
  mediaBytes: 50 * 1024 * 1024,
  photoBytes: 5 * 1024 * 1024,
  /** Width and height of an avatar: admits a phone's photo, but no picture that exhausts a browser's memory. */
  avatarSide: 4096,
  /** Width, height and area of a served image, because a browser needs four bytes of memory for each pixel. */
  imageSide: 8192,
  imagePixels: 40_000_000,
  /** Area of a picture that the browser of its author decodes to make it smaller; admits a phone's 200 megapixels. */
  redrawnPixels: 220_000_000,
  userPostsPage: 10,
  bookmarksPage: 10,
  likedPostsPage: 10,
  /** Accepted by the multipart endpoints; a Lambda request carries at most 6 MB. */
  multipartFileBytes: 4 * 1024 * 1024,
  message: 4000,
  messagePage: 30,
  threadPage: 20,
  /** Unread messages are counted up to this number; badges show '99+'. */
  unreadMessages: 100,
  /** Messages of a request until it is accepted. */
  requestMessages: 3,
  requestsPerDay: 20,
  voiceSeconds: 300,
  voiceBytes: 8 * 1024 * 1024,
  waveformPeaks: 64,
  temporaryPhotoSeconds: 30,
  /** A function passes its bytes on, and an answer of Lambda carries at most 6 MB in base64. */
  temporaryPhotoBytes: 4 * 1024 * 1024,
  /** Body of a message that contains a photo of at most `multipartFileBytes` in base64. */
  base64PhotoBytes: 6 * 1024 * 1024,
  /** Messages before and after a reported one that moderators see. */
  reportContext: 5,
  /** Characters of each of them; the reported message is shown whole. */
  reportContextLength: 1000,
  /** Of a band or venue of a concert. */
  concertName: 120,
  concertCity: 80,
  concertPrice: 60,
  concertDescription: 2000,
  concertCountry: 60,
  concertPage: 20,
  /** Longest page that a client may ask for, and how far it may skip. */
  concertList: 100,
  concertOffset: 3000,
  /** Submissions that one concert keeps. */
  concertSources: 20,
  /** Cities and followed bands of a personal calendar, each one read, and concerts in it. */
  feedCities: 5,
  feedBands: 60,
  feedConcerts: 400,
  /** Rows of a file, and of each call that sends them. */
  importRows: 10_000,
  importChunk: 20,
  /** Followed members that a concert names among those who go. */
  shownFollowees: 8,
  /** Alerts of one member, which are one item. */
  concertAlerts: 30,
  /** Suggested towns. */
  places: 8,
  /** Days ahead. */
  concertHorizonDays: 1096,
  bandName: 100,
  bandCountry: 60,
  bandDescription: 3000,
  bandLinkName: 40,
  bandLinks: 12,
  bandPerson: 80,
  bandMembers: 30,
  releaseTitle: 120,
  releases: 100,
  bandPage: 100,
  followedBandPage: 20,
  /** Where the author of a change knows it from. */
  bandNote: 200,
  claimEvidence: 2000,
  claimEvidenceMin: 20,
  /** Revisions per page. */
  revisionPage: 20,
  /** Newest revisions that a revert can reach. */
  revertDepth: 200,
  /** Open proposals per band. */
  bandProposals: 30,
  /** Of them, those of one member. */
  bandProposalsOfMember: 5,
  /** Concerts of one headliner on a day in a town that one member may add. */
  gigsOfMember: 8,
  /** Notifications a day that one member receives of the new concerts of another; those of an import are one. */
  concertNoticesOfMember: 3,
  /** Notifications of changes of one concert that a member who marked it gets on one day. */
  changeNoticesOfConcert: 3,
  /** Open connections of a member to the live channel; the oldest ends. */
  liveConnections: 10,
  oldestBandYear: 1960,
  newestYear: 2100,
} as const
