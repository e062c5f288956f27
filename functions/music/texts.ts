export const MUSIC_TEXTS = {
  notSetUp: 'Musik gibt es hier nicht.',
  failed: 'Suche konnte nicht durchgeführt werden. Versuche es später nochmal.',
  unknownTrack: 'Diesen Song haben wir nicht mehr auf dem Zettel. Such ihn bitte nochmal aus.',
} as const
