import { counted } from '#shared/domain/counted.ts'
import {
  APPEAL_MONTHS,
  CONNECTION_MINUTES,
  EXPORT_HOURS,
  KEPT_DAYS,
  PROOF_YEARS,
  STORY_HOURS,
} from '#shared/domain/retention.ts'
import type { Topic } from './item-kind.ts'

/** What the page "Deine Daten" says about a group of kinds. German, for people. */
export interface TopicText {
  readonly title: string
  readonly contains: string
  readonly purpose: string
  readonly retention: string
  /** Article of the law, as it is cited. */
  readonly basis: string
  /** Schedules that delete what is due; the page shows their last run. */
  readonly sweeps?: readonly string[]
}

const CONTRACT = 'Art. 6 Abs. 1 lit. b DSGVO'
const INTEREST = 'Art. 6 Abs. 1 lit. f DSGVO'
const CONSENT = 'Art. 6 Abs. 1 lit. a DSGVO'
const DUTY = 'Art. 6 Abs. 1 lit. c DSGVO'
const days = (kind: keyof typeof KEPT_DAYS): string => counted(KEPT_DAYS[kind], 'Tag', 'Tage')

const UNTIL_ERASURE = 'Bis du es löschst, spätestens mit deinem Konto.'

export const TOPICS: Readonly<Record<Topic, TopicText>> = {
  account: {
    title: 'Konto und Einstellungen',
    contains:
      'Benutzername, E-Mail-Adresse und wann du sie bestätigt hast, freiwillige Angaben, Einstellungen, Abzeichen und welchen Rechtstexten du zugestimmt hast.',
    purpose: 'Ohne das gäbe es kein Konto.',
    retention: `Solange es dein Konto gibt. Dein Name bleibt danach ${days('reservedName')} reserviert.`,
    basis: CONTRACT,
  },
  'sign-in': {
    title: 'Anmeldung und Geräte',
    contains:
      'Prüfwerte von Passwort und Wiederherstellungs-Codes, Passkeys, offene Sitzungen mit Browser und System.',
    purpose: 'Damit nur du hineinkommst und fremde Geräte hinauswerfen kannst.',
    retention: `Sitzungen ${days('session')} ab der letzten Nutzung, höchstens ${days('sessionAtMost')}. Bekannte Geräte ${days('knownDevice')}. Der Rest, solange es dein Konto gibt.`,
    basis: CONTRACT,
  },
  profile: {
    title: 'Profil',
    contains: 'Anzeigename, Bild, Text, Ort, Rollen und Genres.',
    purpose: 'Damit andere wissen, mit wem sie es zu tun haben.',
    retention: UNTIL_ERASURE,
    basis: CONTRACT,
  },
  community: {
    title: 'Beiträge, Kommentare, Hörner',
    contains:
      'Was du schreibst und hochlädst, frühere Fassungen, Hörner, Lesezeichen, und woran der Feed deinen Geschmack erkennt (unter 16 nichts).',
    purpose:
      'Das ist die Community. Der Feed sortiert nach deinem Geschmack, solange du das willst.',
    retention: UNTIL_ERASURE,
    basis: `${CONTRACT}; für den Geschmack ${INTEREST}`,
  },
  stories: {
    title: 'Storys',
    contains: 'Deine Storys, wer sie gesehen hat, und welche du gesehen hast.',
    purpose: 'Damit du siehst, wen es interessiert, und nichts zweimal schauen musst.',
    retention: `${String(STORY_HOURS)} Stunden.`,
    basis: CONTRACT,
    sweeps: ['end-stories'],
  },
  people: {
    title: 'Leute',
    contains: 'Wem du folgst, wen du blockierst oder stummschaltest, ausgeblendete Vorschläge.',
    purpose: 'Damit du siehst, was du sehen willst, und den Rest nicht.',
    retention: UNTIL_ERASURE,
    basis: CONTRACT,
  },
  messages: {
    title: 'Nachrichten',
    contains: 'Deine Unterhaltungen mit Fotos und Sprachnachrichten.',
    purpose: 'Damit sie ankommen.',
    retention:
      'Bis du sie löschst. Löschst du dein Konto, behält die andere Seite die Unterhaltung; du heißt dort „Gelöschtes Mitglied“. Gehen beide, geht auch die Unterhaltung.',
    basis: CONTRACT,
  },
  notifications: {
    title: 'Benachrichtigungen',
    contains:
      'Wer dir Hörner gab, kommentierte, folgte oder dich erwähnte, und was du gelesen hast.',
    purpose: 'Damit dir nichts entgeht.',
    retention: 'Solange es den Anlass und dein Konto gibt.',
    basis: CONTRACT,
  },
  push: {
    title: 'Push',
    contains: 'Adressen deiner Geräte beim Push-Dienst und was zu ihnen unterwegs ist.',
    purpose: 'Damit es brummt, wenn du das willst.',
    retention: `Geräte, bis du sie abmeldest. Gesendetes ${days('sentPush')}, ohne Text.`,
    basis: `${CONTRACT}; § 25 Abs. 2 Nr. 2 TDDDG, weil du es selbst einschaltest`,
  },
  live: {
    title: 'Verbindungen',
    contains: 'Offene Verbindungen deiner Browser und was sie gerade anzeigen.',
    purpose: 'Damit Neues sofort erscheint und „online“ stimmt.',
    retention: `Bis die Verbindung endet, höchstens ${String(CONNECTION_MINUTES)} Minuten.`,
    basis: CONTRACT,
  },
  concerts: {
    title: 'Konzerte',
    contains: 'Was du eingetragen und dir vorgemerkt hast, Alarme, dein Kalender.',
    purpose: 'Damit du keins verpasst.',
    retention:
      'Vormerkungen und Alarme, bis du sie löschst. Eingetragene Konzerte bleiben nach deinem Konto ohne deinen Namen stehen.',
    basis: CONTRACT,
  },
  bands: {
    title: 'Bands',
    contains:
      'Bands, denen du folgst, die du angelegt, bearbeitet oder als deine beansprucht hast.',
    purpose: 'Damit das Band-Verzeichnis stimmt und jede Änderung nachvollziehbar bleibt.',
    retention: `Solange es dein Konto gibt. Angaben über Bands bleiben danach ohne deinen Namen stehen. Vorschläge ${days('decidedProposal')} nach der Entscheidung.`,
    basis: `${CONTRACT}; ${INTEREST}`,
  },
  news: {
    title: 'News',
    contains: 'Artikel und ihre Quellen. Mitglieder kommen darin nicht vor.',
    purpose: 'Damit du weißt, was los ist.',
    retention: 'Dauerhaft.',
    basis: INTEREST,
  },
  moderation: {
    title: 'Meldungen und Entscheidungen',
    contains: 'Was gemeldet oder angehalten wurde, und wie darüber entschieden wurde.',
    purpose: 'Damit Entscheidungen begründet sind und du sie anfechten kannst.',
    retention: `Offene Meldungen bis zur Entscheidung, Angaben von Gästen ${days('guestReport')}. Entfernte Inhalte, solange Widerspruch möglich ist: ${String(APPEAL_MONTHS)} Monate und die Zeit, darüber zu entscheiden, höchstens ${days('appealedContent')}; ihre Dateien sind solange weggeschlossen, die von Storys und Profilen höchstens ${days('keptFiles')}. Verborgene Beiträge und ihre weggeschlossenen Dateien, bis du sie löschst. Fälle, Entscheidungen, Begründungen und Einsprüche bleiben als Nachweis bis zum Ende des ${String(PROOF_YEARS)}. Jahres danach, wenn Ansprüche verjähren (§§ 195, 199 BGB); die Begründung einer Sperre, solange sie gilt. Nach deinem Konto steht darin nur eine Nummer. Gemeldete Bilder, Videos und Aufnahmen bleiben ${days('reportedFiles')}.`,
    basis: `${DUTY} mit Art. 16, 17 und 20 DSA`,
  },
  audit: {
    title: 'Protokoll der Betreiber',
    contains: 'Was Moderation und Betrieb getan haben, nur mit Nummern, ohne Namen und Texte.',
    purpose: 'Damit niemand heimlich eingreift.',
    retention: 'Dauerhaft, weil jede Lücke die Kette ungültig macht.',
    basis: `${DUTY}; ${INTEREST}`,
  },
  contact: {
    title: 'Kontaktformular',
    contains: 'Deine Nachrichten an uns.',
    purpose: 'Damit wir antworten können.',
    retention: `${days('contactMessage')}, kürzer mit dem Ende deines Kontos.`,
    basis: INTEREST,
  },
  newsletter: {
    title: 'Newsletter',
    contains: 'Deine Adresse, wann du zugestimmt und wann du bestätigt hast.',
    purpose: 'Damit er ankommt und wir die Zustimmung beweisen können.',
    retention: `Bis du ihn abbestellst. Unbestätigt ${days('unconfirmedNewsletter')}.`,
    basis: CONSENT,
  },
  limits: {
    title: 'Bremsen gegen Missbrauch',
    contains:
      'Zähler, wie oft du etwas getan hast, und Antworten, die sich nicht verdoppeln dürfen.',
    purpose: 'Damit niemand den Laden lahmlegt und ein Funkloch nichts zweimal postet.',
    retention: `Höchstens ${days('idempotency')}.`,
    basis: INTEREST,
  },
  rights: {
    title: 'Deine Rechte',
    contains: 'Anforderungen deiner Daten und die Löschung deines Kontos.',
    purpose: 'Damit wir liefern, was dir zusteht, und es beweisen können.',
    retention: `Eine Auskunft ${String(EXPORT_HOURS)} Stunden. Bis zur Löschung ${days('erasureGrace')}, danach die Nummer deines Kontos ${days('erasedNumber')}, damit eine Sicherung (${days('backups')}) dich nicht zurückholt. Der Löschbeleg bleibt, ohne deine Daten.`,
    basis: `${DUTY} mit Art. 5 Abs. 2, 15, 17 und 20 DSGVO`,
    sweeps: ['start-erasures'],
  },
}
