const STAR = '*'.charCodeAt(0)

/** Counts without copying, because the pattern may have megabytes. */
const literalLength = (pattern: string): number => {
  let count = pattern.endsWith('$') ? -1 : 0
  for (let at = 0; at < pattern.length; at++) if (pattern.charCodeAt(at) !== STAR) count++
  return count
}

/**
 * A pattern for paths, shorter and with the same matches. Null when it has more characters than the path besides
 * its stars and a final `$`, so that it cannot match.
 */
export const shortenPattern = (pattern: string, path: string): string | null =>
  literalLength(pattern) > path.length ? null : pattern.replace(/\*+/g, '*')
