import type { StoryFacts } from './facts.ts'

type Lists = Omit<StoryFacts, 'hasText'>

/** The most values of each kind that are kept. */
export const MAX_FACTS: Readonly<Record<keyof Lists, number>> = {
  names: 40,
  nouns: 40,
  quotes: 12,
  dates: 12,
  figures: 16,
  topics: 12,
  actions: 12,
  lead: 12,
  regions: 12,
  songs: 12,
  records: 12,
  doubts: 12,
  people: 12,
  places: 12,
  words: 40,
  nearDates: 12,
  months: 12,
}

const KINDS = Object.keys(MAX_FACTS) as readonly (keyof Lists)[]

const listsOf = (values: (kind: keyof Lists) => readonly string[]): Lists =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, [...new Set(values(kind))].slice(0, MAX_FACTS[kind])]),
  ) as unknown as Lists

/** Each value once, and as many as are kept. */
export const factsFrom = (hasText: boolean, lists: Lists): StoryFacts => ({
  hasText,
  ...listsOf((kind) => lists[kind]),
})

/** The facts of one event from two reports of it. */
export const mergedFacts = (one: StoryFacts, other: StoryFacts): StoryFacts => ({
  hasText: one.hasText || other.hasText,
  ...listsOf((kind) => [...one[kind], ...other[kind]]),
})

/** Facts that were stored before some kinds of facts existed. */
export const storedFacts = (facts: Partial<StoryFacts>): StoryFacts => ({
  hasText: facts.hasText ?? false,
  ...listsOf((kind) => facts[kind] ?? []),
})
