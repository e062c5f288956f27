export interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

/** For a pattern that finds exactly this text. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text in pieces, those marked that the pattern's one group finds; without a pattern nothing is. */
export const piecesOf = (text: string, pattern: RegExp | null): readonly Piece[] => {
  if (!pattern) return [{ text, isMarked: false }]
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
