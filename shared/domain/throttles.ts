const MINUTES = 60

export interface Throttle {
  readonly limit: number
  readonly windowSeconds: number
  /** Uses that a function instance takes at once, so that frequent calls do not write each time; 1 by default. */
  readonly lease?: number
}

/** Per member unless the name says otherwise; a stage may override each (docs/product/throttles.md). */
export const THROTTLES = {
  registrationsPerAddress: { limit: 100, windowSeconds: 60 * MINUTES },
  wrongPasswordsPerAccountAndAddress: { limit: 10, windowSeconds: 15 * MINUTES },
  /** Against guesses from many addresses; no single address can reach it. */
  wrongPasswordsPerAccount: { limit: 100, windowSeconds: 60 * MINUTES },
  /** Per device that signed in before, and per session; replaces the other three. */
  wrongPasswordsPerDevice: { limit: 10, windowSeconds: 15 * MINUTES },
  wrongPasswordsPerAddress: { limit: 200, windowSeconds: 15 * MINUTES },
  posts: { limit: 100, windowSeconds: 10 * MINUTES },
  /** All open stories of a member are read at once, and those of two days fit into one answer. */
  stories: { limit: 40, windowSeconds: 24 * 60 * MINUTES },
  comments: { limit: 200, windowSeconds: 10 * MINUTES },
  likes: { limit: 600, windowSeconds: 10 * MINUTES, lease: 10 },
  uploads: { limit: 200, windowSeconds: 10 * MINUTES },
  /** Without a lease, which a hundred messages at once would use up in as many function instances. */
  messages: { limit: 200, windowSeconds: 10 * MINUTES },
  /** Reading, horns, muting, deleting and opening. */
  messageActions: { limit: 1200, windowSeconds: 10 * MINUTES, lease: 10 },
  /** Ten tabs whose connections drop at once ask 240 times (frontend/src/platform/live/backoff.test.ts). */
  liveTickets: { limit: 300, windowSeconds: 10 * MINUTES, lease: 10 },
  searches: { limit: 600, windowSeconds: 10 * MINUTES, lease: 10 },
  follows: { limit: 300, windowSeconds: 10 * MINUTES },
  /** The draft of the shout is saved while typing. */
  onboardingSteps: { limit: 1000, windowSeconds: 10 * MINUTES, lease: 10 },
  helpQuestions: { limit: 40, windowSeconds: 24 * 60 * MINUTES },
  helpQuestionsOfNewAccounts: { limit: 10, windowSeconds: 24 * 60 * MINUTES },
  /** Searches for music that no stored answer serves; all members share what Spotify allows. */
  musicLookups: { limit: 120, windowSeconds: 60 * MINUTES },
  musicLookupsOfNewAccounts: { limit: 40, windowSeconds: 60 * MINUTES },
  concerts: { limit: 100, windowSeconds: 10 * MINUTES },
  /** Submitted one by one; whole programmes are imported. */
  concertsOfDay: { limit: 100, windowSeconds: 24 * 60 * MINUTES },
  concertsOfDayOfNewAccounts: { limit: 20, windowSeconds: 24 * 60 * MINUTES },
  /** Marks to go to a concert. */
  concertMarks: { limit: 300, windowSeconds: 10 * MINUTES },
  /** Per address of a calendar; several devices of a member ask for the same one. */
  calendarReads: { limit: 120, windowSeconds: 60 * MINUTES },
  /** Calls of up to 20 rows each: a file of 10,000 rows twice. */
  concertImports: { limit: 1000, windowSeconds: 24 * 60 * MINUTES },
  /** The same until the member has a history: 2,000 rows. */
  concertImportsWithoutHistory: { limit: 100, windowSeconds: 24 * 60 * MINUTES },
  bands: { limit: 60, windowSeconds: 10 * MINUTES },
  reports: { limit: 50, windowSeconds: 10 * MINUTES },
  guestReportsPerAddress: { limit: 10, windowSeconds: 60 * MINUTES },
  receiptsPerAddress: { limit: 60, windowSeconds: 60 * MINUTES },
  /** Of the own e-mail address; each mails a link. */
  emailChanges: { limit: 10, windowSeconds: 24 * 60 * MINUTES },
  emailLinksPerAddress: { limit: 60, windowSeconds: 60 * MINUTES },
  profileChanges: { limit: 100, windowSeconds: 10 * MINUTES },
  /** One may fail. */
  dataExports: { limit: 3, windowSeconds: 24 * 60 * MINUTES },
  /** Addresses of a finished export. */
  dataExportDownloads: { limit: 60, windowSeconds: 60 * MINUTES },
  passkeyChallengesPerAddress: { limit: 200, windowSeconds: 15 * MINUTES },
  /** Subscriptions and settings of push. */
  pushChanges: { limit: 200, windowSeconds: 10 * MINUTES },
  pushTests: { limit: 10, windowSeconds: 10 * MINUTES },
  contactMessages: { limit: 20, windowSeconds: 60 * MINUTES },
  contactMessagesPerAddress: { limit: 20, windowSeconds: 60 * MINUTES },
  newsletterPerAddress: { limit: 20, windowSeconds: 60 * MINUTES },
  erasureReceiptsPerAddress: { limit: 100, windowSeconds: 10 * MINUTES },
} as const satisfies Record<string, Throttle>

export type ThrottleName = keyof typeof THROTTLES
export type MemberThrottle =
  | 'onboardingSteps'
  | 'posts'
  | 'pushChanges'
  | 'pushTests'
  | 'comments'
  | 'likes'
  | 'uploads'
  | 'messages'
  | 'messageActions'
  | 'liveTickets'
  | 'searches'
  | 'follows'
  | 'reports'
  | 'concerts'
  | 'concertMarks'
  | 'concertImports'
  | 'bands'
  | 'emailChanges'
  | 'profileChanges'
  | 'dataExports'
  | 'dataExportDownloads'
  | 'contactMessages'
