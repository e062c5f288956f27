import { LIMITS } from './limits.ts'

const { min, max } = LIMITS.username

/** A name that a text mentions with @. Excludes e-mail addresses and longer words. */
export const MENTION = new RegExp(`(?<![\\w@.-])@([A-Za-z0-9_.-]{${min},${max}})(?![\\w.-])`, 'gu')

/** Names that differ only in case are one. */
export const mentionedNames = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase()))
