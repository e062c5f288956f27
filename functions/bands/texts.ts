export const BAND_TEXTS = {
  notFound: 'Diese Band gibt es nicht (mehr).',
  exists: (name: string, country: string | undefined): string =>
    country === undefined || country === ''
      ? `„${name}“ steht schon in der Liste.`
      : `„${name}“ aus ${country} steht schon in der Liste.`,
  existsHeld: 'Eine Band mit diesem Namen wird gerade geprüft.',
  foreignCursor: 'Diese Seite gehört zu einer anderen Suche. Bitte beginne von vorn.',
} as const
