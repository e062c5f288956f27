const PREVIEW = 300

/** Specification §9: the first 300 characters; null when that is all. Cut between characters, with a sign that it goes on. */
export const previewOf = (text: string): string | null => {
  const characters = [...text]
  return characters.length <= PREVIEW ? null : `${characters.slice(0, PREVIEW).join('').trimEnd()}…`
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whole words, whatever stands between them: "N S B M" is found in "n.s.b.m". */
const patternOf = (term: string): RegExp => {
  const words = term.split(' ').filter(Boolean).map(escape)
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.join('[^\\p{L}\\p{N}]+')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
}

export interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

/** The text in pieces, those marked in which the term stands. */
export const markTerm = (text: string, term: string | null): Piece[] => {
  if (term === null || term.trim() === '') return [{ text, isMarked: false }]
  return text
    .split(patternOf(term))
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
