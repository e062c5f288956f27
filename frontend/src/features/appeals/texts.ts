import type { AppealCard } from '#shared/api/appeals.ts'
import type { AppealDecision, AppealState } from '#shared/domain/appeals.ts'
import {
  REPORT_CATEGORIES,
  type ReportCategory,
  type ReportOutcome,
} from '#shared/domain/reports.ts'
import { MEASURE_NAMES, STAYS_NAME } from '#shared/domain/statements/measure-names.ts'

const REFUSALS: Readonly<Record<NonNullable<AppealCard['refusal']>, string>> = {
  'decided-first': 'Du hast hier zuerst entschieden. Jetzt ist jemand anderes dran.',
  own: 'Hier geht es um dich selbst. Das entscheidet jemand anderes.',
  reporter: 'Du hast das gemeldet. Das entscheidet jemand anderes.',
  conversation: 'Das ist aus deiner Unterhaltung. Das entscheidet jemand anderes.',
}

export const messages = {
  title: 'Einspruch',
  tooLate: (until: string) =>
    `Einspruch war bis ${until} möglich. Vor Gericht gehen kannst du weiterhin.`,
  hint: (min: number, max: string) => `${min} bis ${max} Zeichen.`,
  tooShort: (min: number) => `Schreib mindestens ${min} Zeichen, damit wir dich verstehen.`,
  tooLong: (over: number) =>
    over === 1
      ? 'Das ist ein Zeichen zu viel.'
      : `Das sind ${over.toLocaleString('de-DE')} Zeichen zu viel.`,
  send: 'Einspruch einlegen',
  sent: 'Einspruch ist angekommen',
  failed: 'Einspruch nicht gesendet',
  loadFailed: 'Einspruch nicht geladen',
  loading: 'Einspruch wird geladen',
  withdraw: 'Einspruch zurückziehen',
  withdrawQuestion:
    'Dann prüft ihn niemand mehr. Bis zum Ende der Frist kannst du einen neuen einlegen.',
  withdrawn: 'Einspruch zurückgezogen',
  withdrawFailed: 'Einspruch nicht zurückgezogen',
  yours: 'Dein Einspruch',
  state: {
    received: 'Angekommen. Ein anderer Mensch als beim ersten Mal liest ihn.',
    'in-review': 'Wird gerade geprüft.',
    decided: 'Entschieden.',
    withdrawn: 'Zurückgezogen.',
    ended: 'Hat sich erledigt.',
  } satisfies Readonly<Record<AppealState, string>>,
  nothingRestored:
    'Du hast recht bekommen. Zurückholen ließ sich nichts mehr: Der Inhalt ist gelöscht oder abgelaufen, oder eine andere Entscheidung gilt weiter.',
  reasons: 'Begründung',
  newStatement: 'Neue Begründung lesen',
  next: 'Du kannst dich jetzt noch an eine zugelassene Streitbeilegungsstelle wenden (Art. 21 DSA) oder vor Gericht gehen.',
} as const

/** The words that differ between the author and a reporter. */
export interface Wording {
  readonly intro: (until: string) => string
  readonly label: string
  readonly decision: Readonly<Record<AppealDecision, string>>
}

export const authorWording: Wording = {
  intro: (until) =>
    `Du findest die Entscheidung falsch? Dann sag, warum. Ein anderer Mensch prüft sie noch einmal. Das geht bis ${until} und kostet nichts.`,
  label: 'Warum ist die Entscheidung falsch?',
  decision: {
    uphold: 'Es bleibt bei der Entscheidung.',
    lift: 'Du hast recht bekommen. Alles ist wieder wie vorher.',
    change: 'Die Maßnahme ist geändert.',
  },
}

const REOPENED =
  'Du hast recht bekommen. Der Fall wurde wieder geöffnet, damit jemand anderes aus der Moderation neu entscheidet.'

const dismissalWording: Wording = {
  intro: (until) =>
    `Du siehst das anders? Dann sag, warum: Ein anderer Mensch prüft es neu. Das geht einmal, bis ${until}, und kostet nichts.`,
  label: 'Warum verstößt das doch gegen Regeln oder Gesetz?',
  decision: {
    uphold: 'Es bleibt dabei: kein Verstoß.',
    lift: REOPENED,
    change: 'Es ist etwas geschehen.',
  },
}

/** Says nothing about what was done: that concerns another member. */
const tooMildWording: Wording = {
  intro: (until) =>
    `Dir reicht das nicht? Dann sag, warum: Ein anderer Mensch prüft es neu. Das geht einmal, bis ${until}, und kostet nichts.`,
  label: 'Warum reicht das nicht?',
  decision: {
    uphold: 'Es bleibt bei dem, was wir getan haben.',
    lift: REOPENED,
    change: 'Es ist etwas geschehen.',
  },
}

/** For a reporter, by what came of the report. */
export const chooseReporterWording = (outcome: ReportOutcome | null): Wording =>
  outcome === 'acted' || outcome === 'unchanged' ? tooMildWording : dismissalWording

export const holdMessages = {
  page: 'Begründung und Einspruch',
  filter: {
    title: 'Vom Filter angehalten',
    intro:
      'Das hat ein Filter angehalten, kein Mensch. Sag in ein, zwei Sätzen, warum er danebenliegt. Dann steht es bei der Moderation ganz oben. Das geht einmal und kostet nichts.',
    label: 'Warum irrt sich der Filter?',
  },
  moderator: {
    title: 'Wartet auf die Moderation',
    intro:
      'Das wartet auf einen Menschen aus der Moderation. Sag in ein, zwei Sätzen, was dafür spricht. Dann steht es ganz oben. Das geht einmal und kostet nichts.',
    label: 'Was spricht dafür?',
  },
  readStatement: 'Begründung lesen',
  about: 'Darum geht es',
  received:
    'Angekommen. Ein Mensch liest ihn zuerst und entscheidet: Entweder sehen es dann alle, oder du bekommst eine Begründung, gegen die du noch einmal Einspruch einlegen kannst.',
  settled: {
    title: 'Hier wartet nichts mehr',
    text: 'Darüber ist schon entschieden, oder es ist gelöscht. Wenn etwas entfernt wurde, findest du die Begründung bei deinen Entscheidungen.',
    action: 'Zu deinen Entscheidungen',
  },
} as const

export const reviewMessages = {
  title: 'Einsprüche',
  intro: 'Hier entscheidet immer ein anderer Mensch als beim ersten Mal. Die ältesten stehen oben.',
  noAccess: 'Einsprüche entscheiden nur Zweitprüfung, Moderation und Admins.',
  loadFailed: 'Einsprüche nicht geladen',
  loading: 'Einsprüche werden geladen',
  empty: {
    title: 'Niemand widerspricht',
    text: 'Kein Einspruch ist offen. Das darf so bleiben.',
  },
  more: 'Weitere laden',
  origin: {
    author: 'Einspruch gegen',
    reporter: 'Einspruch nach Meldung gegen',
  } satisfies Readonly<Record<AppealCard['origin'], string>>,
  tooMild: 'Nach einer Meldung zu milde',
  /** Without a further measure, the earlier ones are what is too mild. */
  measureOf: ({ measure, isTooMild }: Pick<AppealCard, 'measure' | 'isTooMild'>): string =>
    isTooMild && measure === 'dismiss' ? STAYS_NAME : MEASURE_NAMES[measure],
  alongside: 'Außerdem entschieden',
  outcomes: { lifted: 'aufgehoben', upheld: 'bestätigt', changed: 'geändert', ended: 'erledigt' },
  inReview: 'wird geprüft',
  open: 'Prüfen',
  openOf: (excerpt: string) => `Prüfen: ${excerpt}`,
  lacksTitle: 'Es fehlt ein zweiter Mensch',
  lacks:
    'Du darfst über diesen Einspruch nicht entscheiden, und außer dir gibt es gerade niemanden, der darf. Gib jemandem die Rolle Zweitprüfung:',
  lacksCommand: 'npm run member -- role <benutzername> reviewer',
  refusals: REFUSALS,
  measures: MEASURE_NAMES,
  review: 'Einspruch prüfen',
  appeal: 'Der Einspruch',
  statement: 'Die Entscheidung',
  ground: 'Grundlage',
  about: 'Worum es geht',
  evidence: 'Stand zur Zeit der Meldung',
  media: 'Anhänge',
  medium: 'Anhang, um den es geht',
  mediaGone: 'Ein Anhang ist nicht mehr da.',
  now: 'Stand jetzt',
  gone: 'Den Inhalt gibt es nicht mehr.',
  report: (category: ReportCategory): string => `Die Meldung: ${REPORT_CATEGORIES[category].label}`,
  noWords: 'Ohne weitere Worte.',
  willReopen:
    'Gibst du statt, geht der Fall zurück in die Moderation. Wer zuerst entschieden hat, darf dann nicht noch einmal.',
  staysMeanwhile:
    'Was entschieden ist, gilt weiter, wie auch immer du entscheidest. Eine neue Entscheidung kommt dazu.',
  willReturn:
    'Gibst du statt, kommt der Inhalt mit Hörnern, Kommentaren und an seinem alten Platz zurück.',
  willNotReturn:
    'Gibst du statt, steht fest, dass die Entscheidung falsch war. Zurück kommt nichts: Der Inhalt ist gelöscht oder abgelaufen, oder eine andere Entscheidung gilt weiter.',
  decisionMissing: 'Wähl aus, wie du entscheidest.',
  liftOnly: 'Stattgeben: Die Entscheidung war falsch',
  decide: 'Deine Entscheidung',
  choices: {
    uphold: 'Zurückweisen: Es bleibt dabei',
    lift: 'Stattgeben: Alles wie vorher',
    change: 'Ändern: mildere Maßnahme',
  } satisfies Readonly<Record<AppealDecision, string>>,
  liftReport: 'Stattgeben: Der Fall wird neu entschieden',
  measure: 'Neue Maßnahme',
  days: 'Tage',
  reasons: 'Begründung',
  reasonsHint: 'Liest der Mensch, der widersprochen hat.',
  reporterReasonsHint:
    'Liest der Mensch, der gemeldet hat. Schreib nichts Privates über andere hinein.',
  tooMildReasonsHint:
    'Liest der Mensch, der gemeldet hat. Schreib nichts Privates über andere hinein, auch nicht, ob jemand verwarnt oder gesperrt wurde.',
  reasonsMissing: (min: number) => `Begründe das mit mindestens ${min} Zeichen.`,
  send: 'Entscheiden',
  done: 'Entschieden',
  failed: 'Nicht entschieden',
} as const
