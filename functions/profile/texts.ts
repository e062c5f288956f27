export const PROFILE_TEXTS = {
  nobody: 'Benutzer konnte nicht gefunden werden',
  noSuchBadge: 'Dieses Badge hast du (noch) nicht.',
  noFile: 'Es ist keine Datei angekommen (Feld avatar).',
} as const
