/** Lambda's event filtering: a record passes when it matches at least one of the patterns. */
export const passesFilters = (patterns: readonly unknown[], record: unknown): boolean =>
  patterns.length === 0 || patterns.some((pattern) => matches(pattern, record))

const matches = (pattern: unknown, value: unknown): boolean => {
  if (Array.isArray(pattern)) return pattern.some((rule) => ruleMatches(rule, value))
  if (!isRecord(pattern)) throw new Error(`Not a filter pattern: ${JSON.stringify(pattern)}`)
  return Object.entries(pattern).every(([key, inner]) =>
    key === '$or' && Array.isArray(inner)
      ? inner.some((alternative) => matches(alternative, value))
      : matches(inner, isRecord(value) ? value[key] : undefined),
  )
}

type Comparison = (expected: unknown, value: unknown) => boolean

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  exists: (expected, value) => (value !== undefined) === expected,
  prefix: (expected, value) => typeof value === 'string' && value.startsWith(String(expected)),
  suffix: (expected, value) => typeof value === 'string' && value.endsWith(String(expected)),
  'equals-ignore-case': (expected, value) =>
    typeof value === 'string' && value.toLowerCase() === String(expected).toLowerCase(),
  'anything-but': (expected, value) =>
    value !== undefined && !(Array.isArray(expected) ? expected : [expected]).includes(value),
  numeric: (expected, value) => inRange(expected as readonly unknown[], value),
}

const ruleMatches = (rule: unknown, value: unknown): boolean => {
  if (!isRecord(rule)) return rule === value
  return Object.entries(rule).every(([name, expected]) => {
    const comparison = COMPARISONS[name]
    if (!comparison) throw new Error(`The local cloud does not know the filter rule ${name}`)
    return comparison(expected, value)
  })
}

const inRange = (bounds: readonly unknown[], value: unknown): boolean => {
  if (typeof value !== 'number') return false
  for (let index = 0; index < bounds.length; index += 2)
    if (!compare(String(bounds[index]), value, Number(bounds[index + 1]))) return false
  return true
}

const compare = (operator: string, value: number, bound: number): boolean => {
  switch (operator) {
    case '=':
      return value === bound
    case '<':
      return value < bound
    case '<=':
      return value <= bound
    case '>':
      return value > bound
    case '>=':
      return value >= bound
    default:
      throw new Error(`The local cloud does not know the comparison ${operator}`)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
