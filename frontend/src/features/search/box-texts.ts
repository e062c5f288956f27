import { counted } from '#shared/domain/counted.ts'
import type { Found } from '#shared/api/search.ts'

const GROUPS: Readonly<Record<keyof Found, string>> = {
  people: 'Leute',
  posts: 'Beiträge',
  bands: 'Bands',
  concerts: 'Konzerte',
  articles: 'News',
}

export const messages = {
  results: 'Suchergebnisse',
  groups: GROUPS,
  searching: 'Wird gesucht …',
  none: 'Keine Treffer',
  noneText: 'Kein Mucks. Schreib es anders oder kürzer.',
  found: (count: number): string => counted(count, 'Treffer', 'Treffer'),
  failed: 'Die Suche hat sich verspielt',
  offline: 'Keine Verbindung',
  offlineText: 'Sobald du wieder am Netz bist, suchen wir weiter.',
  retry: 'Nochmal versuchen',
  verified: 'Verifiziert',
  by: (name: string): string => `von ${name}`,
  mediaOnly: 'Beitrag ohne Text',
  clock: (time: string): string => `${time} Uhr`,
  recent: 'Zuletzt gesucht',
  forget: (query: string): string => `„${query}“ vergessen`,
  forgetAll: 'Alle vergessen',
  nothingRecent: 'Tipp los: Leute, Beiträge, Bands, Konzerte und News.',
  keyHint: 'Die Taste / öffnet die Suche.',
  keyOff: 'Taste abschalten',
  keyOn: 'Taste einschalten',
  keyIsOff: 'Die Taste / ist abgeschaltet.',
} as const
