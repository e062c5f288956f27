export const CONCERT_MARK_TEXTS = {
  foreignCursor: 'Diese Seite gehört zu einer anderen Liste. Bitte lade die Liste neu.',
} as const
