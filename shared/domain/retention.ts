/**
 * How long personal data is kept. Code that sets an end, the page "Deine Daten" and the privacy text read it
 * (docs/product/privacy-data.md#periods).
 */
export const KEPT_DAYS = {
  /** After its last use. */
  session: 30,
  sessionAtMost: 180,
  knownDevice: 365,
  /** Answers that must not double. */
  idempotency: 1,
  /** The marks that prevent a second push. */
  sentPush: 30,
  decidedProposal: 30,
  /** The marks that prevent a second mail about a decision. */
  decisionMail: 30,
  contactMessage: 365,
  unconfirmedNewsletter: 7,
  /** The link that confirms the e-mail address of an account. */
  emailLink: 2,
  /** Name and address of a guest: the decision, six months of appeals, and a reserve. */
  guestReport: 400,
  /** Copies of what a report names. */
  reportedFiles: 280,
  /** Removed content while an appeal is open, counted from the measure. */
  appealedContent: 390,
  /** Removed content after an appeal in vain, for the settlement of disputes and courts. */
  decidedAppeal: 31,
  /** Files of removed stories and pictures of hidden profiles; longer than the content. */
  keptFiles: 400,
  /** Between the request and the erasure. */
  erasureGrace: 14,
  erasureCancelled: 30,
  reservedName: 90,
  backups: 35,
  /** Longer than `backups`, so that a restored table is erased again. */
  erasedNumber: 50,
  logs: 30,
} as const

export const STORY_HOURS = 24

/** How long a finished export can be downloaded. */
export const EXPORT_HOURS = 48

/** Removed content can be appealed against this long (Art. 20 DSA), and is kept until an appeal is decided. */
export const APPEAL_MONTHS = 6

/** Claims about a decision expire three years after the end of its year (§§ 195, 199 BGB). */
export const PROOF_YEARS = 3

/** Each year begins in Berlin one hour before it does in UTC; Intl would cost every cold start. */
const NEW_YEAR_SECONDS = -3600

const MS = 1000

/**
 * Seconds since 1970 when the proof of a decision is deleted (Art. 5 Abs. 1 lit. e DSGVO).
 * @param at of the decision, or the end of its measure; ISO 8601
 */
export const proofEndsAt = (at: string): number => {
  const year = new Date(Date.parse(at) - NEW_YEAR_SECONDS * MS).getUTCFullYear()
  return Date.UTC(year + PROOF_YEARS + 1, 0, 1) / MS + NEW_YEAR_SECONDS
}

/** API Gateway ends a connection after two hours; ten minutes more, in case it does not report the end. */
export const CONNECTION_MINUTES = 130

const DAY_SECONDS = 24 * 3600

export const keptSeconds = (kind: keyof typeof KEPT_DAYS): number => KEPT_DAYS[kind] * DAY_SECONDS
