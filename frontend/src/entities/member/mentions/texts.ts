import { LIMITS } from '#shared/domain/limits.ts'

export const texts = {
  list: 'Leute zum Erwähnen',
  prompt: 'Tipp den Anfang eines Namens.',
  searching: 'Suche in der Meute …',
  none: 'So heißt hier niemand.',
  failed: 'Gerade keine Vorschläge. Du kannst den Namen selbst austippen.',
  found: (count: number): string =>
    count === 1 ? 'Eine Person gefunden' : `${count} Leute gefunden`,
  tooMany: `Mehr als ${LIMITS.mentionsPerText} Namen: Nur die ersten ${LIMITS.mentionsPerText} bekommen Bescheid.`,
} as const
