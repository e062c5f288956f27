/** Texts of the admin page and of a paused pipeline. */
export const RUN_TEXTS = {
  feedsStarted: 'RSS Processing gestartet',
  contentStarted: 'Content Processing gestartet',
  paused: 'Die Pipeline ist angehalten. Lass sie erst weiterlaufen.',
} as const
