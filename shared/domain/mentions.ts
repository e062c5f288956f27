import { LIMITS } from './limits.ts'
import { piecesWithLinks } from './links.ts'

const { min, max } = LIMITS.username

/**
 * Not within longer words of any script, e-mail addresses and what looks like a part of an address. The name itself is
 * ASCII, as usernames are.
 */
const MENTION = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@./=&-])@([A-Za-z0-9_.-]{${min},${max}})(?![\p{L}\p{M}\p{N}_.-])`,
  'gu',
)

export interface Mention {
  /** Where its @ is. */
  readonly index: number
  readonly name: string
  /** With points and hyphens at its end. Older usernames can end in them; otherwise they belong to the sentence. */
  readonly typed: string
}

/** Where the web addresses of a text are, which may contain an @. */
const addressesIn = (text: string): readonly (readonly [start: number, end: number])[] => {
  let end = 0
  return piecesWithLinks(text).flatMap(({ text: piece, href }) => {
    const start = end
    end += piece.length
    return href === undefined ? [] : [[start, end] as const]
  })
}

/** The names that a text mentions with @, in order. What notifies and what is shown as a link follows from it. */
export const mentionsIn = (text: string): readonly Mention[] => {
  if (!text.includes('@')) return []
  const addresses = addressesIn(text)
  return [...text.matchAll(MENTION)].flatMap(({ index, 1: typed = '' }) => {
    const name = typed.replace(/[.-]+$/, '')
    const isInAddress = addresses.some(([start, end]) => index >= start && index < end)
    return isInAddress || name.length < min ? [] : [{ index, name, typed }]
  })
}

/** Names that differ only in case are one. */
export const mentionedNames = (text: string): ReadonlySet<string> =>
  new Set(mentionsIn(text).map(({ name }) => name.toLowerCase()))
