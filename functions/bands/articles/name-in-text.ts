const ESCAPED = /[.*+?^${}()|[\]\\]/g

/** The name as a whole word, in any case. */
export const containsName = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(ESCAPED, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(
    text,
  )
