/** Specification §8, "Admin", and what a paused pipeline answers. */
export const RUN_TEXTS = {
  feedsStarted: 'RSS Processing gestartet',
  contentStarted: 'Content Processing gestartet',
  paused: 'Die Pipeline ist angehalten. Lass sie erst weiterlaufen.',
} as const
