export const MUSIC_TEXTS = {
  notSetUp: 'Musik gibt es hier nicht.',
  failed: 'Suche konnte nicht durchgeführt werden. Versuche es später nochmal.',
  enoughLookups:
    'Du hast gerade sehr viel Neues gesucht. Was andere schon gesucht haben, findest du weiter; für alles andere warte kurz.',
  unknownTrack: 'Diesen Song haben wir nicht mehr auf dem Zettel. Such ihn bitte nochmal aus.',
} as const
