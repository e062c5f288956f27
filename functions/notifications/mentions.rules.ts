import { LIMITS } from '#shared/domain/limits.ts'
import { mentionedNames } from '#shared/domain/mentions.ts'

const { min } = LIMITS.username

const withoutPunctuation = (name: string): string => name.replace(/[.-]+$/, '')

/**
 * The names that a text mentions with @, at most ten, as keys. Each comes with its readings in the order
 * to try: in "Frag @wacken." the full stop may belong to the name or to the sentence.
 */
export const mentionsIn = (text: string): string[][] =>
  [...mentionedNames(text)]
    .slice(0, LIMITS.mentionsPerText)
    .map((name) =>
      [...new Set([name, withoutPunctuation(name)])].filter(({ length }) => length >= min),
    )
