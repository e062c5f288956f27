/** What can be reported: the kinds of the moderation queue, and members by their profile. */
export const REPORTED_KINDS = [
  'article',
  'band',
  'community-post',
  'community-comment',
  'message',
  'story',
  'concert',
  'profile',
] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

export const REPORTED_KIND_NAMES: Readonly<Record<ReportedKind, string>> = {
  article: 'Artikel',
  band: 'Band',
  'community-post': 'Beitrag',
  'community-comment': 'Kommentar',
  message: 'Nachricht',
  story: 'Story',
  concert: 'Konzert',
  profile: 'Profil',
}

/** How many ULIDs the id of an object consists of, joined by hyphens; one where it is not named. */
const ULIDS: Readonly<Partial<Record<ReportedKind, number>>> = {
  'community-comment': 2,
  story: 2,
  message: 3,
}

const ULID = '[0-7][0-9A-HJKMNP-TV-Z]{25}'

/** Whether an id has the form of the ids of this kind. */
export const isIdOfKind = (kind: ReportedKind, id: string): boolean =>
  new RegExp(`^${ULID}(?:-${ULID}){${(ULIDS[kind] ?? 1) - 1}}$`).test(id)

interface Category {
  /** In plain words, for the list of the dialog. */
  readonly label: string
  /** The rule that it may break: of a law, or of the terms. */
  readonly rule: string
  /** First in the queue. */
  readonly isUrgent?: true
  /** May be reported without a name and address (Art. 16 Abs. 2 lit. c DSA). */
  readonly isAnonymous?: true
  /** Means nothing without words. */
  readonly needsText?: true
}

/** Reasons of a report (Art. 16 DSA), the most serious first. */
export const REPORT_CATEGORIES = {
  life: {
    label: 'Ein Mensch ist in Gefahr',
    rule: 'Art. 18 DSA',
    isUrgent: true,
  },
  'abuse-of-minors': {
    label: 'Sexueller Missbrauch von Minderjährigen',
    rule: '§§ 176 ff., 184b StGB',
    isUrgent: true,
    isAnonymous: true,
  },
  threat: {
    label: 'Drohung oder Aufruf zu Gewalt',
    rule: '§§ 111, 126, 241 StGB',
    isUrgent: true,
  },
  extremism: { label: 'NSBM oder verbotene Symbole', rule: '§§ 86, 86a StGB' },
  hate: { label: 'Hetze gegen Menschen', rule: '§ 130 StGB' },
  insult: { label: 'Beleidigung oder Mobbing', rule: '§§ 185 bis 187 StGB' },
  privacy: { label: 'Private Daten oder Bilder ohne Erlaubnis', rule: '§§ 201a StGB, 22 KUG' },
  sexual: { label: 'Sexuelle Inhalte', rule: '§§ 184 ff. StGB' },
  drastic: { label: 'Drastische Gewalt ohne Warnung', rule: '§ 131 StGB' },
  fraud: { label: 'Betrug oder gefälschte Tickets', rule: '§ 263 StGB' },
  rights: { label: 'Verletzt Urheber- oder Markenrechte', rule: 'UrhG, MarkenG', needsText: true },
  impersonation: { label: 'Gibt sich als jemand anderes aus', rule: 'AGB', needsText: true },
  spam: { label: 'Werbung oder Spam', rule: 'AGB' },
  untrue: { label: 'Stimmt nicht', rule: 'AGB', needsText: true },
  other: { label: 'Etwas anderes', rule: 'AGB', needsText: true },
} as const satisfies Record<string, Category>

export type ReportCategory = keyof typeof REPORT_CATEGORIES

export const isUrgentCategory = (category: ReportCategory): boolean =>
  'isUrgent' in REPORT_CATEGORIES[category]

/** False also for what is no category. */
export const isAnonymousCategory = (category: string): boolean =>
  Object.entries<Category>(REPORT_CATEGORIES).some(
    ([name, { isAnonymous }]) => name === category && isAnonymous === true,
  )

export const needsText = (category: ReportCategory): boolean =>
  'needsText' in REPORT_CATEGORIES[category]

/**
 * What reporters learn: something was done, nothing breaks a rule, nothing was left to decide about, or a second look
 * left it at what had been done before.
 */
export const REPORT_OUTCOMES = ['acted', 'no-violation', 'gone', 'unchanged'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]
