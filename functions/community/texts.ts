export const POST_TEXTS = {
  empty: 'Schreib etwas oder häng etwas an.',
  notYours: 'Das ist nicht dein Beitrag.',
  edited: 'Der Beitrag wurde inzwischen geändert. Lade ihn neu, dein Text bleibt.',
  labelled: 'Als drastisch gekennzeichnet hat das die Moderation. Das bleibt so.',
  removed: 'Diesen Beitrag hat die Moderation entfernt.',
  tooManyEdits: 'Dieser Beitrag wurde zu oft geändert.',
  mediaTypeMissing: 'Zum Anhang fehlt, ob er Bild, Video oder Ton ist.',
  tooManyPins: 'Es sind schon drei Beiträge angepinnt. Löse erst einen.',
  notPinnable: 'Nur sichtbare Beiträge lassen sich anpinnen.',
  noVersion: 'Diese Fassung gibt es nicht.',
  reasonMissing: 'Bitte gib einen Grund an.',
  nobody: 'Benutzer konnte nicht gefunden werden',
} as const

export const COMMENT_TEXTS = {
  edited: 'Der Kommentar wurde inzwischen geändert. Lade ihn neu, dein Text bleibt.',
  removed: 'Diesen Kommentar hat die Moderation entfernt.',
  tooManyEdits: 'Dieser Kommentar wurde zu oft geändert.',
  parentGone: 'Den Kommentar, auf den du antwortest, gibt es nicht mehr.',
  postGone: 'Diesen Beitrag gibt es nicht mehr.',
  notYours: 'Das ist nicht dein Kommentar.',
} as const
