import { textPieces } from './text-pieces.ts'

interface Mention {
  readonly name: string
  /** With points and hyphens at its end. Older usernames can end in them; otherwise they belong to the sentence. */
  readonly typed: string
}

/** The names that a text mentions with @, in order: those that it shows as links. */
export const mentionsIn = (text: string): readonly Mention[] =>
  text.includes('@')
    ? textPieces(text).flatMap(({ mention: name, typedMention: typed }) =>
        name === undefined || typed === undefined ? [] : [{ name, typed }],
      )
    : []

/** Names that differ only in case are one. */
export const mentionedNames = (text: string): ReadonlySet<string> =>
  new Set(mentionsIn(text).map(({ name }) => name.toLowerCase()))
