import type { APPEAL_DECISIONS } from '#shared/domain/appeals.ts'
import { MEASURE_NAMES, STAYS_NAME } from '#shared/domain/statements/measure-names.ts'
import { REPORT_CATEGORIES, REPORTED_KIND_NAMES as KINDS } from '#shared/domain/reports.ts'

const TIMES = {
  '1h': 'bis 1 Stunde',
  '1d': 'bis 1 Tag',
  '3d': 'bis 3 Tage',
  '7d': 'bis 7 Tage',
  '30d': 'bis 30 Tage',
  later: 'länger',
} as const

const DECISIONS: Readonly<Record<(typeof APPEAL_DECISIONS)[number], string>> = {
  uphold: 'zurückgewiesen',
  lift: 'stattgegeben',
  change: 'Maßnahme geändert',
}

/** What people made of what the guard held; each is counted as one decision. */
const HOLDS = {
  released: 'angehalten und dann freigegeben',
  rejected: 'angehalten und dann abgelehnt',
} as const

const labelled = (prefix: string, names: Readonly<Record<string, string>>, before = '') =>
  Object.entries(names).map(([name, label]) => [`${prefix}:${name}`, `${before}${label}`] as const)

const CATEGORIES = Object.fromEntries(
  Object.entries(REPORT_CATEGORIES).map(([name, { label }]) => [name, label]),
)

/** What is listed below each number, in this order; the title of a column breaks on phones. */
export const GROUPS = [
  {
    total: 'reports',
    title: 'Meldungen',
    column: 'Mel\u00ADdungen',
    parts: [
      ...labelled('reports:by', { member: 'von Mitgliedern', guest: 'von Gästen' }),
      ['reports:urgent', 'davon dringend'] as const,
      ...labelled('reports:kind', KINDS, 'Art: '),
      ...labelled('reports:category', CATEGORIES, 'Grund: '),
    ],
  },
  {
    total: 'decisions',
    title: 'Entscheidungen',
    column: 'Entschei\u00ADdungen',
    parts: [
      ...labelled('decisions:measure', { ...MEASURE_NAMES, keep: STAYS_NAME }),
      ['decisions:automated:detection', 'von Software gefunden'] as const,
      ['decisions:automated:decision', 'von Software entschieden'] as const,
      ...labelled('decisions:hold', HOLDS),
      ...labelled('decisions:time', TIMES, 'Dauer: '),
    ],
  },
  {
    total: 'appeals',
    title: 'Einsprüche',
    column: 'Ein\u00ADsprüche',
    parts: [
      ...labelled('appeals:by', { author: 'von Betroffenen', reporter: 'von Meldenden' }),
      ...labelled('appeals:outcome', DECISIONS),
      ['appeals:withdrawn', 'zurückgezogen'] as const,
      ...labelled('appeals:time', TIMES, 'Dauer: '),
    ],
  },
] as const

/** Shown with 0 as well: that software found or decided nothing is an answer (Art. 15 Abs. 1 lit. e DSA). */
export const SHOWN_WITHOUT_COUNT: ReadonlySet<string> = new Set([
  'decisions:automated:detection',
  'decisions:automated:decision',
])

export const messages = {
  title: 'Transparenz',
  intro:
    'Wie viel gemeldet wird, was wir daraus machen und wie oft wir falsch lagen. Die Zahlen zählen sich selbst, niemand trägt sie ein.',
  small:
    'Teile unter 5 sind verdeckt, damit niemand zu erkennen ist. Ließe sich so ein Teil aus einem größeren errechnen, ist auch der verdeckt.',
  hidden: 'verdeckt',
  halfYear: (period: string) => `${period.slice(-1)}. Halbjahr ${period.slice(0, 4)}`,
  months: 'Nach Monaten',
  month: 'Monat',
  monthOf: (period: string) =>
    new Date(`${period}-01`).toLocaleDateString('de-DE', {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  figure: 'Was',
  number: 'Zahl',
  none: 'Noch ist nichts passiert, was wir zählen könnten.',
  loadFailed: 'Zahlen nicht geladen',
  loading: 'Zahlen werden geladen',
  csv: 'Als CSV',
  json: 'Als JSON',
  contact: 'Kontaktstelle',
  contactText: (email: string) =>
    `Für Mitglieder und Behörden, auf Deutsch und Englisch (Art. 11 und 12 DSA): ${email}. Anordnungen von Behörden (Art. 9 und 10 DSA) gehen an dieselbe Adresse.`,
  report: 'Etwas melden',
} as const
