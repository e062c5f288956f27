/** A fact with the positions of the items that state it. */
export interface Said {
  readonly value: string
  readonly items: readonly number[]
}

/** `Über-Lärm` and `uber lärm` are one name. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isShouted = (text: string): boolean => text === text.toUpperCase()

/** The same fact of several items becomes one; a name that somebody writes in small letters keeps them. */
export const merge = (stated: readonly (readonly string[])[]): readonly Said[] => {
  const facts = new Map<string, Said>()
  for (const [position, values] of stated.entries())
    for (const value of values) {
      const known = facts.get(fold(value))
      if (!known) facts.set(fold(value), { value, items: [position] })
      else
        facts.set(fold(value), {
          value: isShouted(known.value) ? value : known.value,
          items: known.items.includes(position) ? known.items : [...known.items, position],
        })
    }
  return [...facts.values()]
}

const listed = (values: readonly string[]): string =>
  values.length < 2
    ? (values[0] ?? '')
    : `${values.slice(0, -1).join(', ')} und ${values.at(-1) ?? ''}`

/** Several facts as one, `A, B und C`; undefined when there are none. */
export const together = (facts: readonly Said[], most: number): Said | undefined => {
  const taken = facts.slice(0, most)
  if (taken.length === 0) return undefined
  return {
    value: listed(taken.map(({ value }) => value)),
    items: citing(taken),
  }
}

/** Items that state all of the facts, or else enough items for all of them. */
export const citing = (facts: readonly Said[]): readonly number[] => {
  const [first, ...others] = facts
  const shared = first?.items.filter((each) => others.every(({ items }) => items.includes(each)))
  if (shared && shared.length > 0) return shared
  const some = new Set(facts.flatMap(({ items }) => items.slice(0, 1)))
  return [...some].toSorted((a, b) => a - b)
}
