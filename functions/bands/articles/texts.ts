export const ARTICLE_TEXTS = {
  draft: (articles: number, sources: number): string =>
    `KI-Entwurf: ${String(articles)} Artikel aus ${String(sources)} Quellen nennen diese Band. Bitte Name und Fakten prüfen.`,
  notNamed: 'Diese Band kommt in dem Artikel nicht vor.',
  otherName: 'Diese Band heißt anders, oder es gibt sie nicht (mehr).',
} as const
