interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text in pieces, each hit of the searched words a piece of its own. */
export const piecesOf = (text: string, search: string): readonly Piece[] => {
  const wanted = search.normalize('NFC').trim()
  if (wanted === '') return [{ text, isMatch: false }]
  return text
    .split(new RegExp(`(${escape(wanted)})`, 'iu'))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
