export const AUDIT_TEXTS = {
  reversed: 'Der erste Tag liegt nach dem letzten.',
  tooLong: (days: number) => `Mehr als ${days} Tage auf einmal gehen nicht.`,
  tooMany: (count: string) => `Das sind mehr als ${count} Einträge. Wähl weniger Tage.`,
  foreignCursor: 'Hier geht es nicht weiter. Lade das Protokoll neu.',
} as const
