/** On which side of a rounded number the exact one is. */
export type Rounding = 'above' | 'below' | 'around'

const ROUNDINGS: readonly (readonly [Rounding, RegExp])[] = [
  ['above', /(?<!\p{L})(?:mehr als|über|gut|more than|over)$/iu],
  ['below', /(?<!\p{L})(?:fast|knapp|beinahe|nahezu|weniger als|almost|nearly|just under)$/iu],
  ['around', /(?<!\p{L})(?:rund|etwa|ungefähr|circa|ca\.|zirka|about|around|roughly|some)$/iu],
]

const LONGEST = 12

/** How the words before a position round the number there. */
export const roundingBefore = (text: string, at: number): Rounding | undefined => {
  const before = ` ${text.slice(Math.max(0, at - LONGEST), at).trimEnd()}`
  return ROUNDINGS.find(([, words]) => words.test(before))?.[0]
}

/** The factors between which an exact number is, for each side. */
const BETWEEN: Readonly<Record<Rounding, readonly [number, number]>> = {
  above: [1, 1.2],
  below: [0.85, 1],
  around: [0.95, 1.05],
}

const significantDigits = (value: number): number =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/gu, '').length

/** "Mehr als 20" of 22, "fast 5000" of 4870: rounded, so it has fewer digits that count. */
export const isRounded = (rounded: number, rounding: Rounding, exact: number): boolean => {
  const [from, to] = BETWEEN[rounding]
  return (
    significantDigits(rounded) < significantDigits(exact) &&
    exact >= rounded * from &&
    exact <= rounded * to
  )
}
