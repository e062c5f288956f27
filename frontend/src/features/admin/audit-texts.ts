import {
  AUDIT_ACTS,
  AUDIT_KINDS,
  type AuditAct,
  type AuditKind,
  type AuditRole,
} from '#shared/domain/audit.ts'
import { AUTHORITIES } from '#shared/domain/cases.ts'
import { REPORT_CATEGORIES, REPORTED_KIND_NAMES } from '#shared/domain/reports.ts'

const ACTS: Readonly<Record<AuditAct, string>> = {
  approve: 'Freigegeben',
  reject: 'Abgelehnt',
  correct: 'Berichtigt',
  withdraw: 'Frühere Fassung zurückgezogen',
  link: 'Zugeordnet',
  hold: 'Zurückgehalten',
  merge: 'Zusammengelegt',
  unmerge: 'Wieder getrennt',
  status: 'Status gesetzt',
  edit: 'Bearbeitet',
  revert: 'Zurückgesetzt',
  confirm: 'Als aktiv bestätigt',
  'end-claim': 'Anspruch beendet',
  pin: 'Angepinnt',
  unpin: 'Gelöst',
  add: 'Hinzugefügt',
  change: 'Geändert',
  remove: 'Entfernt',
  pause: 'Angehalten',
  resume: 'Wieder angeworfen',
  run: 'Lauf gestartet',
  retry: 'Noch einmal gestartet',
  redrive: 'Dead Letters zurückgeschickt',
  role: 'Rolle vergeben',
  verify: 'Als echt markiert',
  unverify: 'Markierung entfernt',
  import: 'Importiert',
  ask: 'Bestätigungen angefragt',
  restore: 'Wiederhergestellt',
  vouch: 'Für Importe gebürgt',
  export: 'Exportiert',
  uphold: 'Einspruch zurückgewiesen',
  lift: 'Einspruch stattgegeben',
  assign: 'Fall übernommen',
  release: 'Fall zurückgegeben',
  escalate: 'An eine Behörde gegeben',
  dismiss: 'Kein Verstoß',
  hide: 'Verborgen',
  'age-label': 'Als drastisch gekennzeichnet',
  warn: 'Verwarnt',
  suspend: 'Auf Zeit gesperrt',
  'end-account': 'Konto beendet',
  'end-sessions': 'Sitzungen beendet',
}

const KINDS: Readonly<Record<AuditKind, string>> = {
  ...REPORTED_KIND_NAMES,
  case: 'Fall',
  'concert-import': 'Eingelesenes Programm',
  source: 'Quelle',
  pipeline: 'Pipeline',
  job: 'Auftrag',
  queue: 'Queue',
  member: 'Mitglied',
  newsletter: 'Newsletter',
  table: 'Datenbank',
  audit: 'Protokoll',
  appeal: 'Einspruch',
}

const ROLES: Readonly<Record<AuditRole, string>> = {
  reviewer: 'Zweitprüfung',
  moderator: 'Moderation',
  admin: 'Admin',
  operator: 'Betrieb',
}

/** Fixed words that entries name a reason or a new value by. */
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(REPORT_CATEGORIES).map(([name, { label }]) => [name, label]),
  ),
  ...AUTHORITIES,
  inappropriate: 'Inhalt nicht angemessen',
  extremism: 'Rechtsextremismus',
  'insult-or-threat': 'Beleidigung oder Drohung',
  spam: 'Werbung oder Spam',
  untrue: 'Nicht belegt',
  'rights-of-others': 'Rechte anderer',
  'own-words': 'Eigene Begründung',
  published: 'Artikel veröffentlicht',
  dropped: 'Artikel verworfen',
}

/** The German word for a category; an id or another value unchanged. */
export const wordFor = (value: string): string =>
  Object.hasOwn(WORDS, value) ? (WORDS[value] ?? value) : value

export const AUDIT_OPTIONS = {
  acts: AUDIT_ACTS.map((value) => ({ value, label: ACTS[value] })),
  kinds: AUDIT_KINDS.map((value) => ({ value, label: KINDS[value] })),
}

export const auditMessages = {
  title: 'Protokoll',
  intro:
    'Was Moderation, Admins und Betrieb getan haben. Es wird nur angehängt: Jeder Eintrag steckt mit einer Prüfsumme im nächsten.',
  noAccess: 'Das Protokoll lesen nur Admins.',
  loadFailed: 'Protokoll nicht geladen',
  filter: 'Filter',
  from: 'Von',
  to: 'Bis',
  actor: 'Wer',
  actorHint: 'Benutzername oder ID',
  act: 'Handlung',
  allActs: 'Alle Handlungen',
  kind: 'Gegenstand',
  allKinds: 'Alle Gegenstände',
  apply: 'Anzeigen',
  exportCsv: 'Als CSV',
  exportJson: 'Als JSON',
  exportHint: 'Auch ein Export steht danach im Protokoll.',
  exported: 'Protokoll exportiert',
  exportFailed: 'Export fehlgeschlagen',
  none: 'Hier hat niemand eingegriffen.',
  noneYet: 'Bis hierher passt nichts. Es geht noch weiter zurück.',
  more: 'Weiter zurück',
  table: 'Einträge',
  time: 'Zeit',
  role: 'Rolle',
  object: 'Gegenstand',
  reason: 'Näheres',
  hash: 'Prüfsumme',
  acts: ACTS,
  kinds: KINDS,
  roles: ROLES,
} as const
