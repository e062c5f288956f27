import { MEASURE_NAMES } from '#shared/domain/statements/measure-names.ts'
import type { StatementHeading } from '#shared/api/statements.ts'

type Outcome = NonNullable<StatementHeading['outcome']>

const KINDS: Readonly<Record<StatementHeading['kind'], string>> = {
  article: 'Artikel',
  band: 'Band',
  'community-post': 'Post',
  'community-comment': 'Kommentar',
  message: 'Nachricht',
  story: 'Story',
  concert: 'Konzert',
  profile: 'Profil',
}

export const messages = {
  title: 'Entscheidungen',
  intro:
    'Was die Moderation über dich und deine Inhalte entschieden hat, mit Begründung. Das sieht außer dir und der Moderation niemand.',
  empty: 'Nichts entschieden',
  emptyText: 'Keine Maßnahme, keine Verwarnung, kein Ärger. Bleib so laut.',
  loading: 'Wird geladen …',
  loadFailed: 'Fehler beim Laden',
  older: 'Ältere laden',
  back: 'Alle Entscheidungen',
  profileHidden: 'Die Moderation hat dein Profil geleert.',
  profileHiddenText: 'Andere sehen nur deinen Benutzernamen, bis du etwas Neues einträgst.',
  read: 'Begründung lesen',
  one: 'Begründung',
  nameOf: ({ kind, measure }: Pick<StatementHeading, 'kind' | 'measure'>): string =>
    `${KINDS[kind]}: ${MEASURE_NAMES[measure]}`,
  outcomes: {
    lifted: 'Aufgehoben',
    upheld: 'Nach Widerspruch bestätigt',
    changed: 'Nach Widerspruch geändert',
    ended: 'Erledigt',
  } satisfies Record<Outcome, string>,
  about: 'Worum es geht',
  facts: 'Was wir festgestellt haben',
  ground: { law: 'Gegen welches Gesetz das verstößt', terms: 'Gegen welche Regel das verstößt' },
  holdGround: 'Welche Regel der Filter anwendet',
  rules: 'Zur Hausordnung (AGB)',
  found: 'Wie es aufgefallen ist',
  reported: 'Andere haben es gemeldet.',
  software: 'Ein automatischer Filter hat es gefunden.',
  ownSearch: 'Die Moderation hat es selbst gesehen.',
  human: 'Entschieden hat ein Mensch, keine Software.',
  machine: 'Entschieden hat eine Software.',
  scope: 'Was das bedeutet',
  duration: 'Wie lange',
  forGood: 'Auf Dauer',
  untilRead: 'Bis ein Mensch entschieden hat.',
  objection: 'Einspruch',
  objectionText:
    'Der Filter irrt sich? Sag in ein, zwei Sätzen, warum. Dann steht es bei der Moderation ganz oben.',
  object: 'Einspruch einlegen',
  soon: 'Die Begründung wird gerade geschrieben. Sie ist in wenigen Sekunden da.',
  until: (end: string): string => `Bis ${end}`,
  redress: 'Was du tun kannst',
} as const
