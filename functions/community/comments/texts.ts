export const COMMENT_TEXTS = {
  edited: 'Der Kommentar wurde inzwischen geändert. Lade ihn neu, dein Text bleibt.',
  removed: 'Diesen Kommentar hat die Moderation entfernt.',
  tooManyEdits: 'Dieser Kommentar wurde zu oft geändert.',
  parentGone: 'Den Kommentar, auf den du antwortest, gibt es nicht mehr.',
  postGone: 'Diesen Beitrag gibt es nicht mehr.',
  notYours: 'Das ist nicht dein Kommentar.',
} as const
