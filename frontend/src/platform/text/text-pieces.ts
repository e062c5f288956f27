import { piecesWithLinks, type TextPiece } from '#shared/domain/links.ts'
import { mentionsIn, type Mention } from '#shared/domain/mentions.ts'

interface Piece extends TextPiece {
  /** The name that the text mentions. */
  readonly mention?: string
}

/** @param start where the piece begins in the text of the mentions */
const withMentions = (text: string, start: number, mentions: readonly Mention[]): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, name } of mentions) {
    const at = index - start
    if (at < end || at >= text.length) continue
    if (at > end) pieces.push({ text: text.slice(end, at) })
    pieces.push({ text: `@${name}`, mention: name })
    end = at + 1 + name.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** Splits a text into web addresses, mentioned names and what is between them. */
export const textPieces = (text: string): readonly Piece[] => {
  const mentions = mentionsIn(text)
  let end = 0
  return piecesWithLinks(text).flatMap((piece) => {
    const start = end
    end += piece.text.length
    return piece.href === undefined ? withMentions(piece.text, start, mentions) : [piece]
  })
}
