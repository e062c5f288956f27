import type { ModerationType } from '#shared/api/moderation.ts'
import { LIMITS } from '#shared/domain/limits.ts'

export const messages = {
  title: 'Moderation',
  intro:
    'Hier wartet, was ein Filter angehalten oder ein Mitglied gemeldet hat. Deine Entscheidung gilt sofort und steht im Protokoll.',
  noAccess: 'Hinter diese Absperrung dürfen nur Moderatoren.',
  loading: 'Wird geladen …',
  loadFailed: 'Fehler beim Laden',
  tabs: 'Was wartet',
  names: {
    band: 'Bands',
    article: 'Artikel',
    'community-post': 'Posts',
    'community-comment': 'Kommentare',
  } satisfies Record<ModerationType, string>,
  waiting: 'warten',
  empty: {
    band: {
      title: 'Keine Bands warten',
      text: 'Bands stellen sich an, sobald es die Band-Datenbank gibt.',
    },
    article: { title: 'Keine Artikel warten', text: 'Die Maschine benimmt sich. Vorerst.' },
    'community-post': { title: 'Keine Posts warten', text: 'Der Pit ist friedlich.' },
    'community-comment': { title: 'Keine Kommentare warten', text: 'Verdächtig still hier.' },
  } satisfies Record<ModerationType, { title: string; text: string }>,
  more: 'Es warten noch mehr. Sie rücken nach, sobald du entschieden hast.',
  why: 'Warum das hier wartet',
  byPipeline: 'Höllenlärm-Redaktion (KI)',
  published: 'Ist veröffentlicht. Genehmigen lässt ihn stehen, Ablehnen nimmt ihn herunter.',
  held: 'Ist noch nicht veröffentlicht.',
  readAll: 'Ganz lesen',
  readLess: 'Weniger',
  sources: 'Quellen',
  opensNewTab: '(öffnet in neuem Tab)',
  toPost: 'Zum Beitrag',
  showMedia: { image: 'Bild zeigen', video: 'Video zeigen', audio: 'Aufnahme anhören' },
  media: (name: string): string => `Anhang von ${name}`,
  mediaBroken: 'Der Anhang lässt sich nicht laden.',
  approve: 'Genehmigen',
  reject: 'Ablehnen',
  nameOf: (kind: string, name: string): string => `${kind} von ${name}`,
  kinds: {
    band: 'Band',
    article: 'Artikel',
    'community-post': 'Post',
    'community-comment': 'Kommentar',
  } satisfies Record<ModerationType, string>,
  done: 'Moderation erfolgreich',
  failed: 'Die Moderation konnte nicht durchgeführt werden.',
  goneTitle: 'Da war jemand schneller',
  gone: (count: number): string =>
    count === 1
      ? 'Ein Eintrag ist inzwischen entschieden oder gelöscht.'
      : `${count} Einträge sind inzwischen entschieden oder gelöscht.`,
  dialog: {
    title: (kind: string): string => `${kind} ablehnen`,
    reason: 'Grund',
    readByAuthor: 'Wer das geschrieben hat, liest diesen Grund.',
    readByNobody: 'Der Grund steht im Protokoll.',
    other: 'Anderer Grund',
    words: 'In deinen Worten',
    wordsMax: LIMITS.moderationReason - 100,
    wordsMissing: 'Schreib den Grund dazu.',
  },
} as const
