import type { ContentSourceReport } from '#shared/api/content-report.ts'
import { CATEGORY_LABELS } from '#shared/domain/news.ts'

type Article = ContentSourceReport['articles'][number]

const ORIGINS: Readonly<Record<Article['dataOrigin'], string>> = {
  rss_feed: 'KI aus RSS-Quellen',
  ai_generated: 'KI-generiert',
}

const VERIFIABILITY: Readonly<Record<Article['verifiability'], string>> = {
  verifiable: 'Überprüfbar',
  synthetic: 'Synthetisch',
  mixed: 'Gemischt',
}

/** The German name of a known category; an unknown one unchanged. */
export const categoryText = (category: string): string =>
  new Map<string, string>(Object.entries(CATEGORY_LABELS)).get(category) ?? category

export const reportMessages = {
  title: 'Datenquellen-Bericht',
  intro: 'Woher jeder Artikel stammt, und was davon belegt ist.',
  back: 'Zurück in den Maschinenraum',
  print: 'Drucken',
  loading: 'Bericht wird erstellt …',
  loadFailed: 'Fehler beim Laden des Berichts',
  loadFailedText: 'Der Datenquellen-Bericht konnte nicht geladen werden.',
  noAccess: 'Diesen Bericht lesen nur Admins.',
  summary: 'Zusammenfassung',
  integrity: 'Datenintegrität',
  feeds: 'RSS-Quellen',
  noFeeds: 'Keine Quelle eingetragen.',
  name: 'Name',
  url: 'Adresse',
  category: 'Kategorie',
  articles: 'Artikel',
  article: 'Artikel',
  check: 'Überprüfbarkeit',
  filter: 'Nach Überprüfbarkeit filtern',
  allArticles: 'Alle Artikel',
  noneMatch: 'Hier passt kein Artikel.',
  noArticles: 'Noch kein Artikel. Der Bericht füllt sich mit dem ersten.',
  origin: 'Herkunft',
  origins: ORIGINS,
  source: 'Quelle',
  verifiability: VERIFIABILITY,
  articleId: 'Artikel-ID',
  method: 'Erzeugung',
  basis: 'Faktenbasis',
  original: 'Original',
  timestamp: 'Zeitpunkt',
} as const
