import { counted } from '#shared/domain/counted.ts'
import type { CaseCard } from '#shared/api/cases.ts'
import { AUTHORITIES } from '#shared/domain/cases.ts'
import type { Measure } from '#shared/domain/measures.ts'
import { REPORT_CATEGORIES, type ReportCategory } from '#shared/domain/reports.ts'
import { MEASURE_NAMES, STAYS_NAME } from '#shared/domain/statements/measure-names.ts'

const KINDS: Readonly<Record<CaseCard['kind'], string>> = {
  article: 'Artikel',
  band: 'Band',
  'community-post': 'Post',
  'community-comment': 'Kommentar',
  message: 'Nachricht',
  story: 'Story',
  concert: 'Konzert',
  profile: 'Profil',
}

const labelOf = (category: ReportCategory): string => REPORT_CATEGORIES[category].label

/** Nothing was added to earlier measures where there are none. */
const namesOf = (measures: readonly Measure[]): string =>
  measures.length === 0 ? STAYS_NAME : measures.map((one) => MEASURE_NAMES[one]).join(', ')

export const caseTexts = {
  tab: 'Fälle',
  list: 'Offene Fälle',
  kinds: KINDS,
  category: labelOf,
  counted: (category: ReportCategory, reports: number): string =>
    reports === 1 ? labelOf(category) : `${labelOf(category)} (${reports}×)`,
  measures: MEASURE_NAMES,
  stays: STAYS_NAME,
  outcomes: {
    lifted: 'aufgehoben',
    upheld: 'bestätigt',
    changed: 'geändert',
    ended: 'erledigt',
  },
  standIn: {
    title: 'Fälle für dich',
    intro:
      'Darüber darf aus der Moderation niemand entscheiden: Sie haben es selbst geschrieben, gemeldet oder schon einmal entschieden. Deshalb bist du dran.',
  },
  loading: 'Wird geladen …',
  loadFailed: 'Fehler beim Laden',
  empty: 'Keine Fälle offen',
  emptyText: 'Niemand meldet was. Entweder Weltfrieden oder Mittagspause.',
  emptyPage: 'Hier passt nichts zum Filter. Weiter hinten vielleicht.',
  more: 'Weitere Fälle',
  allKinds: 'Alles',
  kind: 'Art',
  mine: 'Nur meine',
  urgent: 'Dringend',
  urgentFor: 'Gemeldet',
  urgentText:
    'Vielleicht ist ein Mensch in Gefahr. Ruf im Zweifel zuerst die 110 oder 112 an, entscheide danach. Besteht der Verdacht einer Straftat gegen Leib oder Leben, müssen wir ihn sofort melden (Art. 18 DSA).',
  escalated: 'Behörde verständigt',
  secondLook: 'Zweiter Blick',
  notYours: 'Nicht für dich',
  secondLookText:
    'Das hieß schon einmal „Kein Verstoß“. Jemand, der es gemeldet hat, legte Einspruch ein, und ein zweiter Mensch gab statt. Jetzt wird neu entschieden.',
  tooMildText:
    'Hier ist schon etwas entschieden. Jemand, der es gemeldet hat, findet das zu milde und legte Einspruch ein, und ein zweiter Mensch gab statt. Jetzt wird neu entschieden: Was du anordnest, kommt dazu. Bisher:',
  decidedFirst:
    'Du hast hier zuerst entschieden, deshalb ist jetzt jemand anderes dran. Gibt es niemanden sonst in der Moderation, braucht ein Mitglied diese Rolle:',
  moderatorCommand: 'npm run member -- role <benutzername> moderator',
  objection: 'Einspruch',
  agreed: 'Warum ein zweiter Mensch stattgab',
  assignedTo: (name: string): string => `${name} arbeitet daran`,
  mineUntil: (time: string): string => `Du arbeitest daran, bis ${time} Uhr reserviert.`,
  theirsUntil: (name: string, time: string): string =>
    `Daran arbeitet ${name}, noch bis ${time} Uhr.`,
  free: 'Daran arbeitet gerade niemand.',
  take: 'Übernehmen',
  giveBack: 'Zurückgeben',
  assignFailed: 'Der Fall ließ sich nicht übernehmen.',
  back: 'Alle Fälle',
  author: 'Von',
  noAuthor: 'Das hat kein Mitglied geschrieben.',
  evidence: 'So wurde es gemeldet',
  earlierVersion: 'So war es in einer früheren Meldung',
  frozenAt: 'Stand',
  toPlace: 'Zur Stelle',
  states: {
    unchanged: 'Steht noch genauso da.',
    changed: 'Wurde seitdem geändert. So steht es jetzt da:',
    gone: 'Ist nicht mehr da. Du kannst noch über das Mitglied entscheiden oder abschließen.',
  },
  media: 'Bilder, Videos, Aufnahmen',
  mediaGone: 'Die Datei war schon gelöscht, als die Meldung ankam.',
  showMedia: 'Zeigen',
  otherSide: 'Gegenüber',
  before: 'Davor',
  after: 'Danach',
  reports: (count: number): string => counted(count, 'Meldung', 'Meldungen'),
  newestReports: (shown: number): string => `Die neuesten ${shown}:`,
  reportBy: { member: 'Mitglied', guest: 'Gast' },
  noText: 'Ohne weitere Worte.',
  history: 'Frühere Entscheidungen über das Mitglied',
  noHistory: 'Keine. Weiße Weste, jedenfalls hier.',
  historyCount: (count: number): string =>
    count === 1 ? 'Eine bisher.' : `${count >= 100 ? 'Mindestens 100' : count} bisher.`,
  similar: 'Ähnliche Fälle',
  why: { author: 'Dasselbe Mitglied', text: 'Dieselben Worte' },
  stillOpen: 'Noch offen',
  decided: (name: string, measures: readonly Measure[]): string =>
    `${name} hat entschieden: ${namesOf(measures)}.`,
  namesOf,
  escalation: {
    title: 'Behörde verständigt',
    text: 'Hier steht nur, was du schon getan hast: Wen hast du informiert? Die Zeit halten wir fest, und der Fall wird dringend.',
    authority: 'Stelle',
    authorities: Object.entries(AUTHORITIES).map(([value, label]) => ({ value, label })),
    name: 'Name der Stelle',
    nameHint: 'Zum Beispiel „Polizei Berlin, Abschnitt 53“',
    reference: 'Aktenzeichen',
    save: 'Festhalten',
    failed: 'Das wurde nicht festgehalten.',
    done: 'Im Fall festgehalten',
    list: 'Verständigte Stellen',
    withReference: (reference: string): string => `Aktenzeichen ${reference}`,
  },
  decision: {
    title: 'Entscheidung',
    reserve: 'Übernimm den Fall, dann kannst du entscheiden.',
    wait: 'Entscheiden kannst du, sobald der Fall wieder frei ist.',
    category: 'Was vorliegt',
    content: 'Was mit dem Inhalt geschieht',
    member: 'Was mit dem Mitglied geschieht',
    nothing: 'Nichts',
    days: 'Für wie lange',
    dayCount: (days: number): string => counted(days, 'Tag', 'Tage'),
    facts: 'Was du festgestellt hast',
    ground: 'Wogegen das verstößt',
    law: 'Gesetz',
    terms: 'AGB',
    rule: 'Vorschrift oder Regel',
    explanation: 'Warum das dagegen verstößt',
    contentScope: 'Was das für den Inhalt bedeutet',
    memberScope: 'Was das für das Mitglied bedeutet',
    redress: 'Was man dagegen tun kann',
    detected: 'Ein Filter hat es gefunden',
    answer: 'Was die Meldenden lesen',
    answerHint: 'Ohne private Daten des Mitglieds.',
    preview: 'So liest es das Mitglied',
    previewNothing: 'Das Mitglied erfährt davon nichts, nur die Meldenden lesen die Antwort.',
    decide: 'Entscheiden',
    sure: 'Das Konto wird beendet. Wirklich?',
    done: 'Entschieden',
    failed: 'Die Entscheidung kam nicht durch.',
    answers: {
      acted:
        'Danke für deine Meldung. Wir haben uns das angesehen und etwas unternommen, weil es gegen unsere Regeln oder ein Gesetz verstößt.',
      'no-violation':
        'Danke für deine Meldung. Wir haben uns das angesehen. Es verstößt nach unserer Prüfung weder gegen unsere Regeln noch gegen ein Gesetz, deshalb bleibt es stehen.',
      unchanged:
        'Danke für deine Meldung. Jemand anderes aus der Moderation hat sich das noch einmal angesehen. Was wir getan haben, reicht nach unserer Prüfung aus, deshalb bleibt es dabei.',
      gone: 'Danke für deine Meldung. Als wir uns das ansehen wollten, war es schon gelöscht. Zu entscheiden gab es nichts mehr.',
    },
  },
  keys: {
    title: 'Tastenkürzel',
    hint: 'Wirken nur außerhalb von Eingabefeldern. Ausschalten, wenn sie einem Vorleser oder dir in die Quere kommen.',
    cases: [
      ['j / k', 'nächster / voriger Fall'],
      ['Enter', 'Fall öffnen'],
      ['Esc', 'zurück zur Liste'],
      ['u', 'Fall übernehmen'],
      ['n', 'Kein Verstoß'],
      ['v', 'Verbergen'],
      ['e', 'Entfernen'],
      ['d', 'Als drastisch kennzeichnen'],
      ['w', 'Verwarnen'],
      ['s', 'Auf Zeit sperren'],
      ['Strg + Enter', 'Entscheiden, danach kommt der nächste Fall'],
    ],
    held: [
      ['j / k', 'nächster / voriger Eintrag'],
      ['g', 'Genehmigen'],
      ['a', 'Ablehnen'],
    ],
  },
} as const
