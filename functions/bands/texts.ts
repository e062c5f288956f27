export const BAND_TEXTS = {
  notFound: 'Diese Band gibt es nicht (mehr).',
  exists: (name: string, country: string | undefined): string =>
    country === undefined || country === ''
      ? `„${name}“ steht schon in der Liste. Ist es eine andere Band?`
      : `„${name}“ aus ${country} steht schon in der Liste. Ist es eine andere Band?`,
  existsHeld: 'Eine Band mit diesem Namen wird gerade geprüft. Ist es eine andere Band?',
  namesakeWaits:
    'Eine Band mit diesem Namen gibt es schon. Damit niemand eine bekannte Band nachmacht, schaut die Moderation zuerst drauf. So lange siehst nur du deine.',
  nameIsFull:
    'Von diesem Namen warten schon so viele Bands auf die Moderation, dass gerade keine weitere dazukommt. Versuch es in ein paar Tagen noch einmal.',
  namesakeRule: (traits: string): string => `Gleicher Name wie eine bekannte Band: ${traits}`,
  notDistinguished:
    'Gib ein Gründungsjahr, eine Stadt oder ein Genre an, das die andere Band nicht hat. Sonst kann niemand die beiden unterscheiden.',
  foreignCursor: 'Diese Seite gehört zu einer anderen Suche. Bitte beginne von vorn.',
} as const
