export const ARTICLE_TEXTS = {
  draft: (articles: number, sources: number): string =>
    `KI-Entwurf: ${String(articles)} Artikel aus ${String(sources)} Quellen nennen diese Band. Bitte Name und Fakten prüfen.`,
} as const
