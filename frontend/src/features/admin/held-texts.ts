import type { HeldPlace } from '#shared/api/held-articles.ts'
import type { NewsCheck } from '#shared/domain/news.ts'

const CHECKS: Readonly<Record<NewsCheck, string>> = {
  fact: 'Name, Datum oder Zahl ohne Beleg',
  contradiction: 'Heikle Behauptung ohne Beleg',
  overlap: 'Abgeschrieben',
  language: 'Nicht deutsch',
  rating: 'Wertung ohne Beleg',
  content: 'Adresse, Code oder Anweisung',
  'second reader': 'Zweiter Leser',
  'banned term': 'Sperrliste',
  title: 'Titel schon vergeben',
  story: 'Darüber steht schon ein Artikel',
}

const PLACES: Readonly<Record<HeldPlace['at'], string>> = {
  title: 'Titel',
  excerpt: 'Vorspann',
  sentence: 'Satz',
  name: 'Band oder Schlagwort',
  rating: 'Wertung',
  article: 'Ganzer Artikel',
}

export const heldMessages = {
  title: 'Zurückgehaltene Artikel',
  hint: 'Was die Prüfungen nicht durchlassen. Ist die letzte Stelle entschieden, erscheint der Artikel.',
  reload: 'Neu laden',
  loadFailed: 'Zurückgehaltene Artikel nicht geladen',
  empty: 'Hier hängt nichts fest.',
  more: 'Weitere laden',
  checks: CHECKS,
  places: PLACES,
  unknownCheck: 'Prüfung',
  placesOf: (title: string): string => `Offene Stellen: ${title}`,
  findings: 'Befund',
  passages: 'Das sagen die Quellen',
  noPassages: 'Dazu sagen die Quellen nichts.',
  opensNewTab: '(öffnet neuen Tab)',
  release: 'Freigeben',
  correct: 'Korrigieren',
  discard: 'Verwerfen',
  of: (action: string, text: string): string => `${action}: ${text}`,
  newText: 'Neuer Wortlaut',
  save: 'Speichern und freigeben',
  dropTitle: 'Artikel verwerfen?',
  dropQuestion: (title: string): string =>
    `Ohne diese Stelle geht es nicht: „${title}“ wird dann nicht veröffentlicht.`,
  drop: 'Artikel verwerfen',
  failed: 'Nicht entschieden',
  outcomes: {
    waiting: 'Entschieden',
    published: 'Artikel veröffentlicht',
    dropped: 'Artikel verworfen',
  },
  figures: 'Wie oft die Prüfungen danebenliegen',
  figuresHint:
    'Die letzten 50 Entscheidungen je Prüfung. Überstimmt heißt: Die Stelle erschien, wie sie war.',
  noFigures: 'Noch nichts entschieden.',
  check: 'Prüfung',
  decided: 'Entschieden',
  overruled: 'Überstimmt',
  verdict: 'Urteil',
  doubtful: 'Öfter überstimmt als bestätigt',
  reliable: 'In Ordnung',
} as const
