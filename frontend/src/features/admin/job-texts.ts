import { counted } from '#shared/domain/counted.ts'
import type { JobState } from '#shared/domain/news.ts'

const EMPTY: Readonly<Record<JobState, string>> = {
  failed: 'Nichts ging schief. Verdächtig ruhig.',
  pending: 'Niemand wartet.',
  processing: 'Gerade wird nichts geschrieben.',
  completed: 'Noch nichts fertig.',
}

export const jobMessages = {
  title: 'Aufträge',
  tabs: 'Zustand der Aufträge',
  empty: EMPTY,
  loadFailed: 'Aufträge nicht geladen',
  reason: 'Grund',
  noReason: 'Ohne Angabe',
  job: 'Auftrag',
  attempts: 'Versuche',
  sources: 'Quellen',
  changed: 'Zuletzt',
  actions: 'Aktionen',
  retry: 'Nochmal versuchen',
  retryOne: (title: string) => `Nochmal versuchen: ${title}`,
  retried: 'Auftrag wartet wieder',
  retryFailed: 'Auftrag nicht neu gestartet',
  more: 'Mehr laden',

  dead: {
    title: 'Dead Letters',
    hint: 'Nachrichten, an denen eine Queue fünfmal gescheitert ist. Je Queue höchstens zehn.',
    empty: 'Keine Leichen im Keller.',
    loadFailed: 'Dead Letters nicht geladen',
    list: (queue: string) => `Dead Letters: ${queue}`,
    message: 'Nachricht',
    body: 'Inhalt',
    sent: 'Gesendet',
    unknownTime: 'Zeit unbekannt',
    received: 'Zugestellt',
    receivedTimes: (count: number) => `${count}-mal`,
    reload: 'Neu laden',
    redrive: 'Erneut senden',
    redriveOf: (queue: string) => `Erneut senden: ${queue}`,
    redriven: (count: number) =>
      counted(count, 'Nachricht erneut gesendet', 'Nachrichten erneut gesendet'),
    redriveFailed: 'Nicht erneut gesendet',
  },
} as const
