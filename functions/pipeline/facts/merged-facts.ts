import type { StoryFacts } from './facts.ts'

type Lists = Omit<StoryFacts, 'hasText'>

const KINDS = [
  ...(['names', 'quotes', 'dates', 'figures', 'topics', 'actions'] as const),
  ...(['doubts', 'places', 'months'] as const),
] satisfies readonly (keyof Lists)[]

/** The most values of each kind that are kept; texts have more names than other facts. */
const MAX_FACTS = 12
const MAX_NAMES = 40

const listsOf = (values: (kind: keyof Lists) => readonly string[]): Lists =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      [...new Set(values(kind))].slice(0, kind === 'names' ? MAX_NAMES : MAX_FACTS),
    ]),
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
