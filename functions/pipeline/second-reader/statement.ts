import type { Draft } from '../drafts/index.ts'
import type { FeedItem } from '../intake/index.ts'

/** What the second reader learns of an item. */
export type ReadItem = Pick<FeedItem, 'sourceName' | 'title' | 'text'> & {
  readonly publishedAt: string | null
}

/** A sentence of a draft, and the positions of the items that it cites. */
export interface Statement {
  readonly text: string
  readonly sources: readonly number[]
}

/** Title, excerpt and every sentence. The title cites nothing of its own, so it rests on all items that are cited. */
export const statementsOf = ({ title, excerpt, paragraphs }: Draft): Statement[] => {
  const sentences = [excerpt, ...paragraphs.flat()].map(({ text, sources }) => ({
    text,
    sources: [...new Set(sources)],
  }))
  const cited = new Set(sentences.flatMap(({ sources }) => sources))
  return [{ text: title, sources: [...cited].toSorted((a, b) => a - b) }, ...sentences]
}
