import { LIMITS } from '#shared/domain/limits.ts'
import { MENTION } from '#shared/domain/mentions.ts'
import { piecesWithLinks, type TextPiece } from '#ui/text/links.ts'

interface Piece extends TextPiece {
  /** The name that the text mentions. */
  readonly mention?: string
}

/** A point or hyphen after a name belongs to the sentence. */
const withoutPunctuation = (name: string): string => name.replace(/[.-]+$/, '')

const withMentions = (text: string): readonly Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 1: name = '' } of text.matchAll(MENTION)) {
    const mention = withoutPunctuation(name)
    if (mention.length < LIMITS.username.min) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: `@${mention}`, mention })
    end = index + 1 + mention.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** Splits a text into web addresses, mentioned names and what is between them. */
export const textPieces = (text: string): readonly Piece[] => {
  const pieces = piecesWithLinks(text)
  if (!text.includes('@')) return pieces
  return pieces.flatMap((piece) => (piece.href === undefined ? withMentions(piece.text) : [piece]))
}
