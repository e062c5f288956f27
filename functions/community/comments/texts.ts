export const COMMENT_TEXTS = {
  notYours: 'Das ist nicht dein Kommentar.',
} as const
