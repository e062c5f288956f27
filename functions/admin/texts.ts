import { counted } from '#shared/domain/counted.ts'

const articles = (count: number): string => counted(count, 'Artikel', 'Artikel')
const newest = (shown: number, all: number): string =>
  shown === 1 ? `Der neueste von ${all} Artikeln` : `Die neuesten ${shown} von ${all} Artikeln`
const sentences = (count: number): string => counted(count, 'Satz', 'Sätze')
const items = (count: number): string => counted(count, 'Feed-Meldung', 'Feed-Meldungen')

export const REPORT_TEXTS = {
  noSource: 'keine Quelle',
  original: (name: string, title: string): string => `${name}: ${title}`,
  method: (model: string, prompt: string): string => `KI-generiert (${model}, Prompt ${prompt})`,
  localMethod: (model: string, prompt: string): string =>
    `${model}, nur für die Entwicklung (Prompt ${prompt})`,
  sourced: (cited: number, sources: number): string =>
    `${sentences(cited)}, jeder belegt; Grundlage: ${items(sources)}`,
  unsourced: (missing: number, all: number): string =>
    all < 2
      ? 'ACHTUNG: kein Satz mit einer Quelle'
      : `ACHTUNG: ${missing} von ${all} Sätzen ohne Quelle`,
  localModel: 'ACHTUNG: vom lokalen Modell geschrieben, das nur für die Entwicklung da ist',
  summary: (
    shown: number,
    all: number,
    by: { readonly verifiable: number; readonly mixed: number; readonly synthetic: number },
  ): string =>
    shown === 0
      ? 'Noch kein Artikel erschienen.'
      : `${shown < all ? newest(shown, all) : articles(shown)}: ${by.verifiable} nachprüfbar, ${by.mixed} teilweise, ${by.synthetic} ohne Quellen.`,
  ok: (all: number): string =>
    all === 0
      ? 'OK: Es gibt noch nichts zu prüfen.'
      : 'OK: Jeder Satz dieser Artikel nennt die Feed-Meldungen, auf denen er beruht.',
  warning: (problems: number): string =>
    problems === 1
      ? 'WARNUNG: 1 Artikel ist nicht vollständig belegt. Prüfe ihn und nimm ihn im Zweifel heraus.'
      : `WARNUNG: ${problems} Artikel sind nicht vollständig belegt. Prüfe sie und nimm sie im Zweifel heraus.`,
} as const

export const AUDIT_TEXTS = {
  reversed: 'Der erste Tag liegt nach dem letzten.',
  tooLong: (days: number) => `Mehr als ${days} Tage auf einmal gehen nicht.`,
  tooMany: (count: string) => `Das sind mehr als ${count} Einträge. Wähl weniger Tage.`,
  foreignCursor: 'Hier geht es nicht weiter. Lade das Protokoll neu.',
} as const

/** Texts of the admin page and of a paused pipeline. */
export const RUN_TEXTS = {
  feedsStarted: 'RSS Processing gestartet',
  contentStarted: 'Content Processing gestartet',
  paused: 'Die Pipeline ist angehalten. Lass sie erst weiterlaufen.',
} as const
