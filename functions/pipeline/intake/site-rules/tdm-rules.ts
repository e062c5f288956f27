import { shortenPattern } from './path-pattern.ts'

/** `*` matches anything and a final `$` the end, as in robots.txt. No regular expression: many stars would stall it. */
const matches = (location: string, path: string): boolean => {
  const pattern = shortenPattern(location, path)
  if (pattern === null) return false
  const isWhole = pattern.endsWith('$')
  const [start = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(start)) return false
  let at = start.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  const last = rest.at(-1)
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.endsWith(last)
}

interface Rule {
  readonly location: string
  readonly isReserved: boolean
}

const ruleOf = (entry: unknown): Rule[] => {
  if (typeof entry !== 'object' || entry === null) return []
  const { location, 'tdm-reservation': reservation } = entry as Record<string, unknown>
  return typeof location === 'string' ? [{ location, isReserved: Number(reservation) === 1 }] : []
}

const rulesOf = (text: string): Rule[] => {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.flatMap(ruleOf) : []
  } catch {
    return []
  }
}

/** Whether a tdmrep.json reserves a path. The longest matching location decides; of equal ones the reservation. */
export const isReservedBy = (text: string, path: string): boolean => {
  const [first] = rulesOf(text)
    .filter(({ location }) => matches(location, path))
    .sort(
      (one, other) =>
        other.location.length - one.location.length ||
        Number(other.isReserved) - Number(one.isReserved),
    )
  return first?.isReserved ?? false
}
