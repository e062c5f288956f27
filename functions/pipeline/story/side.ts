import type { Heading, StoryFacts } from '../facts/index.ts'
import type { List } from './lists.ts'

/** One of two reports that are compared: its title, and all facts that are known with it. */
export interface Side {
  readonly key: Heading['key']
  readonly heads: List
  readonly facts: StoryFacts
  /** All names, and words that can be names. */
  readonly mentioned: ReadonlySet<string>
}

const known = new WeakMap<StoryFacts, ReadonlySet<string>>()

/** Collected once for each event, because it is compared with many reports. */
const mentionedIn = (facts: StoryFacts): ReadonlySet<string> => {
  const found = known.get(facts)
  if (found) return found
  const all = new Set([...facts.names, ...facts.quotes])
  known.set(facts, all)
  return all
}

export const sideOf = ({ key, heads }: Heading, facts: StoryFacts): Side => ({
  key,
  heads,
  facts,
  mentioned: mentionedIn(facts),
})

export const mentions = ({ mentioned }: Side, names: List): boolean =>
  names.some((name) => mentioned.has(name))

/** The names that the report does not have. */
export const unknownTo = ({ mentioned }: Side, names: List): List =>
  names.filter((name) => !mentioned.has(name))
