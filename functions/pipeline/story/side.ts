import type { Report, StoryFacts } from './story-facts.ts'
import type { List } from './lists.ts'

export type Heading = Pick<Report, 'key' | 'heads'>

/** One of two reports that are compared: its title, and all facts that are known with it. */
export interface Side {
  readonly key: Heading['key']
  readonly heads: List
  readonly facts: StoryFacts
  readonly topics: List
  readonly actions: List
  /** Topics and actions of the title; without any, those of the first sentences. */
  readonly themes: List
  /** All names, and nouns that can be names. */
  readonly mentioned: List
}

const lastName = (name: string): string => name.slice(name.lastIndexOf(' ') + 1)

export const sideOf = ({ key, heads }: Heading, facts: StoryFacts): Side => {
  const [topics, actions] = [[...key.topics], [...key.actions]]
  const own = [...topics, ...actions]
  return {
    key,
    heads,
    facts,
    topics,
    actions,
    themes: own.length > 0 ? own : facts.lead,
    mentioned: [...facts.names, ...facts.nouns, ...facts.quotes, ...facts.people.map(lastName)],
  }
}
