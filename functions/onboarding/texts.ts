const MISSING = {
  horns: 'die Hörner',
  roles: 'eine Rolle',
  shout: 'dein Shout',
} as const

export type Step = keyof typeof MISSING

export const ONBOARDING_TEXTS = {
  incomplete: (steps: readonly Step[]): string =>
    `Noch nicht ganz. Es fehlt: ${steps.map((step) => MISSING[step]).join(', ')}.`,
  shoutTitle: 'Erster Shout',
  bandGenre: 'Mein Lärm',
  favoriteGig: 'Bester Gig',
  nextGig: 'Nächster Gig',
} as const
