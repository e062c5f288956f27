/** A fact with the positions of the items that state it. */
export interface Fact {
  readonly value: string
  readonly items: readonly number[]
  /** How many names or things a joined fact lists; one when absent. */
  readonly count?: number
}

/** For comparison: `Über-Lärm` and `uber lärm` are the same name. */
export const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isUpperCase = (text: string): boolean => text === text.toUpperCase()

/** Merges equal facts of several items. A spelling that is not all capitals wins. */
export const mergeFacts = (stated: readonly (readonly string[])[]): readonly Fact[] => {
  const facts = new Map<string, Fact>()
  for (const [position, values] of stated.entries())
    for (const value of values) {
      const known = facts.get(normalize(value))
      if (!known) facts.set(normalize(value), { value, items: [position] })
      else
        facts.set(normalize(value), {
          value: isUpperCase(known.value) ? value : known.value,
          items: known.items.includes(position) ? known.items : [...known.items, position],
        })
    }
  return [...facts.values()]
}

const listed = (values: readonly string[]): string =>
  values.length < 2
    ? (values[0] ?? '')
    : `${values.slice(0, -1).join(', ')} und ${values.at(-1) ?? ''}`

/** Joins facts into one, `A, B und C`; undefined when there are none. */
export const joinFacts = (facts: readonly Fact[], max: number): Fact | undefined => {
  const taken = facts.slice(0, max)
  if (taken.length === 0) return undefined
  return {
    value: listed(taken.map(({ value }) => value)),
    items: citedItems(taken),
    count: taken.length,
  }
}

/** Positions of the items that state all of the facts, or else one item for each fact. */
export const citedItems = (facts: readonly Fact[]): readonly number[] => {
  const [first, ...others] = facts
  const shared = first?.items.filter((each) => others.every(({ items }) => items.includes(each)))
  if (shared && shared.length > 0) return shared
  const some = new Set(facts.flatMap(({ items }) => items.slice(0, 1)))
  return [...some].toSorted((a, b) => a - b)
}
