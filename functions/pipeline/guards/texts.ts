/** For moderators: what is wrong with a draft. `quoted` is the sentence in quotes. */
export const FINDINGS = {
  contains: (what: string, quoted: string): string => `Der Text enthält ${what}: ${quoted}`,
  foreign: (quoted: string): string => `Der Satz ist nicht deutsch: ${quoted}`,
  unsupported: (words: string, quoted: string): string =>
    `Steht in keiner Quelle, auf die sich der Satz stützt: ${words} in ${quoted}`,
  contradicted: (claims: string, quoted: string): string =>
    `Keine Quelle, auf die sich der Satz stützt, sagt das so (${claims}): ${quoted}`,
  more: (count: number): string =>
    count === 1 ? 'Und ein weiterer Befund.' : `Und ${count} weitere Befunde.`,
} as const

/** Of a dangerous kind that the items tell of a past year only. */
export const PAST_YEAR = 'das frühere Jahr fehlt'
