export const SOURCE_TEXTS = {
  sameUrl: 'Diese Adresse ist schon eine Quelle.',
  sameFeed: (name: string, url: string) =>
    `Das ist derselbe Feed wie „${name}“ (${url}), nur anders geschrieben.`,
  refusedUrl:
    'Unter dieser Adresse lesen wir keinen Feed: Sie muss ins offene Internet führen, ohne eigenen Port und ohne Zugangsdaten.',
  tooMany: (limit: number) => `Mehr als ${limit} Quellen gehen nicht.`,
} as const
