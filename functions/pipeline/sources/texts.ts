export const SOURCE_TEXTS = {
  sameUrl: 'Diese Adresse ist schon eine Quelle.',
  tooMany: (most: number) => `Mehr als ${most} Quellen gehen nicht.`,
} as const
