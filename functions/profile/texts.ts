export const PROFILE_TEXTS = {
  nobody: 'Benutzer konnte nicht gefunden werden',
  noSuchBadge: 'Dieses Badge hast du (noch) nicht.',
  avatarBusy: 'Dein Bild ist gerade noch in Arbeit. Versuch es gleich noch einmal.',
  noFile: 'Es ist keine Datei angekommen (Feld avatar).',
} as const
