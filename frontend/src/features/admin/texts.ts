import { counted } from '#shared/domain/counted.ts'
import type { QueueName } from '#shared/api/pipeline.ts'
import type { JobState } from '#shared/domain/news.ts'

const QUEUES: Readonly<Record<QueueName, string>> = {
  'read-source': 'Feeds lesen',
  'gather-clusters': 'Storys bündeln',
  'write-article': 'Artikel schreiben',
}

const JOBS: Readonly<Record<JobState, string>> = {
  pending: 'Wartend',
  processing: 'In Arbeit',
  completed: 'Fertig',
  failed: 'Fehlgeschlagen',
}

export const messages = {
  title: 'Maschinenraum',
  pageTitle: 'Admin',
  intro: 'Hier laufen die News vom Band. Finger weg von den heißen Röhren.',
  contents: 'Abschnitte',
  places: 'Mehr im Maschinenraum',
  toReport: 'Datenquellen-Bericht',
  toAudit: 'Protokoll',
  noAccess: 'In den Maschinenraum kommen nur Admins.',
  loading: 'Röhren werden warm …',
  loadFailed: (message: string) => `Fehler beim Laden der Admin-Daten: ${message}`,
  stale: (moment: string) => `Du siehst den Stand von ${moment}.`,
  partFailed: 'Nicht geladen',
  asTable: 'Als Tabelle',
  never: 'Noch nie',

  status: {
    title: 'Systemstatus',
    scheduler: 'Scheduler',
    online: 'Online',
    offline: 'Offline',
    onlineHint: 'Läuft nach Plan',
    offlineHint: 'Angehalten',
    articlesToday: 'Artikel heute',
    inQueue: 'In der Warteschlange',
    updated: 'Letzte Aktualisierung',
    cost: 'Kosten heute',
    costOf: (spent: string, budget: string) => `${spent} von ${budget}`,
    costParts: (writing: string, checking: string) => `Schreiben ${writing}, Prüfen ${checking}`,
    spent: (percent: number) => `${percent} % vom Tagesbudget`,
    help: 'AI-Hilfe heute',
    helpUse: (answers: number, tokens: number) =>
      `${counted(answers, 'Antwort', 'Antworten')}, ${counted(tokens, 'Token', 'Tokens')}`,
    helpOverspent: 'Budget aufgebraucht. Bis Mitternacht verlinkt sie nur noch.',
    overspent: 'Budget aufgebraucht. Bis Mitternacht schreibt hier keiner mehr.',
  },

  pipeline: {
    title: 'Pipeline',
    rss: 'RSS-Feed-Parser',
    rssText: 'Liest die Quellen und merkt sich, was neu ist.',
    rssStart: 'Feeds jetzt lesen',
    rssStarted: 'RSS Processing gestartet',
    rssFailed: (message: string) => `RSS Processing fehlgeschlagen: ${message}`,
    content: 'KI-Content-Generator',
    contentText: 'Bündelt Neues zu Storys und lässt sie schreiben.',
    contentStart: 'Artikel jetzt schreiben',
    contentStarted: 'Content Processing gestartet',
    contentFailed: (message: string) => `Content Processing fehlgeschlagen: ${message}`,
    next: 'Nächster Lauf',
    last: 'Letzter Lauf',
    unplanned: 'Nicht geplant',
    pause: 'Pipeline anhalten',
    resume: 'Pipeline weiterlaufen lassen',
    pausedNote: 'Die Pipeline steht. Von Hand startet hier erst wieder etwas, wenn sie läuft.',
    pauseTitle: 'Pipeline anhalten?',
    pauseQuestion:
      'Dann startet kein Lauf mehr, und was wartet, bleibt liegen. Verloren geht nichts.',
    pauseConfirm: 'Anhalten',
    resumeTitle: 'Wieder anwerfen?',
    resumeQuestion: 'Der nächste Lauf startet nach Plan und arbeitet ab, was liegen blieb.',
    resumeConfirm: 'Anwerfen',
    paused: 'Pipeline angehalten',
    resumed: 'Pipeline läuft wieder',
    switchFailed: 'Schalter klemmt',
  },

  queue: {
    title: 'Warteschlange',
    states: JOBS,
    progress: 'Fortschritt',
    progressText: (percent: number, done: string, total: string) =>
      `${percent} % · ${done} von ${total} Aufträgen fertig`,
    nothing: 'Noch keine Aufträge. Sobald die Feeds etwas hergeben, wird es hier laut.',
    sqs: 'Was SQS dazu sagt',
    sqsHint: 'Ungefähre Zahlen, die ein paar Minuten nachhinken. Was gilt, steht oben.',
    queue: 'Queue',
    queues: QUEUES,
    waiting: 'Wartend',
    inFlight: 'Unterwegs',
    deadLetters: 'Dead Letters',
    unknown: 'unbekannt',
  },

  history: {
    title: 'Verlauf',
    items: 'Einträge je Tag',
    articles: 'Artikel je Tag',
    cost: 'Kosten der letzten 7 Tage',
    writing: 'Schreiben',
    checking: 'Prüfen',
    together: 'Zusammen',
    costSum: (all: string, writing: string, checking: string) =>
      `${all}: Schreiben ${writing}, Prüfen ${checking}`,
    queue: 'Warteschlange, letzte 24 Stunden',
    day: 'Tag',
    time: 'Zeit',
    sum: (total: string, today: string) => `${total} in 14 Tagen, heute ${today}`,
    now: (pending: string, failed: string) =>
      `zuletzt ${pending} wartend, ${failed} fehlgeschlagen`,
    noSamples: 'Noch keine Messung. Jeder Artikel-Lauf hinterlässt eine.',
    noDays: 'Noch nichts gezählt.',
    loadFailed: 'Verlauf nicht geladen',
  },
} as const
