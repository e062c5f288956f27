import { LIMITS } from './limits.ts'
import { piecesWithLinks, type LinkPiece } from './links.ts'

export interface TextPiece extends LinkPiece {
  /** The name that the text mentions. */
  readonly mention?: string
  /** The same with points and hyphens at its end, which older usernames can have. */
  readonly typedMention?: string
}

const { min, max } = LIMITS.username

const NAME = String.raw`[A-Za-z0-9_.-]{${min},${max}}`

/** '@krach/@moor': a slash between two names joins them, and one behind anything else is part of an address. */
const BEHIND_A_NAME = String.raw`(?<=(?<![\p{L}\p{M}\p{N}_@./=&-])(?:@${NAME}/)+)`

/**
 * Not inside longer words of any script, e-mail addresses and what looks like a part of a web address, nor the name of
 * somebody on another server (`@name@server`, `@name:server`). The name is ASCII, as usernames are.
 */
const MENTION = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}\p{N}_@./=&-])|${BEHIND_A_NAME})@(${NAME})(?![\p{L}\p{M}\p{N}_.@-]|:[\p{L}\p{N}-]+\.\p{L})`,
  'gu',
)

/** A point or hyphen after a name belongs to the sentence. */
const withoutPunctuation = (name: string): string => name.replace(/[.-]+$/, '')

const withMentions = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { index, 1: typedMention = '' } of text.matchAll(MENTION)) {
    const mention = withoutPunctuation(typedMention)
    if (mention.length < min) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: `@${mention}`, mention, typedMention })
    end = index + 1 + mention.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** Splits a text into web addresses, mentioned names and what is between them. */
export const textPieces = (text: string): readonly TextPiece[] =>
  piecesWithLinks(text).flatMap((piece) =>
    piece.href === undefined && piece.text.includes('@') ? withMentions(piece.text) : [piece],
  )
