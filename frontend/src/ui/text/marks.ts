export interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

/** Escapes a text for use in a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a text into marked pieces (matches of the pattern's one group) and unmarked ones; without a pattern nothing is marked. */
export const splitPieces = (text: string, pattern: RegExp | null): readonly Piece[] => {
  if (!pattern) return [{ text, isMarked: false }]
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
