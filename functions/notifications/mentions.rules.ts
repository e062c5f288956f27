import { LIMITS } from '#shared/domain/limits.ts'
import { usernameKey } from '#shared/domain/username.ts'

const { min, max } = LIMITS.username
const NAME = `[A-Za-z0-9_.-]{${min},${max}}`
/** Excludes e-mail addresses and longer words. */
const MENTION = new RegExp(`(?<![\\w@.-])@(${NAME})(?![\\w.-])`, 'gu')

const withoutPunctuation = (name: string): string => name.replace(/[.-]+$/, '')

/**
 * The names that a text mentions with @, at most ten, as keys. Each comes with its readings in the order
 * to try: in "Frag @wacken." the full stop may belong to the name or to the sentence.
 */
export const mentionsIn = (text: string): string[][] => {
  const names = new Set([...text.matchAll(MENTION)].map((match) => usernameKey(match[1] ?? '')))
  return [...names]
    .slice(0, LIMITS.mentionsPerText)
    .map((name) =>
      [...new Set([name, withoutPunctuation(name)])].filter(({ length }) => length >= min),
    )
}
