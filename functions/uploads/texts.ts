export const UPLOAD_TEXTS = {
  gone: 'Die hochgeladene Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.',
  noFile: 'Es ist keine Datei angekommen (Feld media).',
} as const
