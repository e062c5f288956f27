export const SOURCE_TEXTS = {
  sameUrl: 'Diese Adresse ist schon eine Quelle.',
  tooMany: (limit: number) => `Mehr als ${limit} Quellen gehen nicht.`,
} as const
