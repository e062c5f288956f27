import type { ArticleText } from '../../articles/index.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import type { Draft, DraftSentence } from '../drafts/index.ts'
import { PROMPT_VERSION } from './prompt.ts'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

const sentencesOf = (paragraphs: readonly (readonly DraftSentence[])[]): ArticleText['sentences'] =>
  paragraphs.flatMap((paragraph, p) =>
    paragraph.map(({ text: t, sources }) => ({ t, p, s: unique(sources) })),
  )

export interface Origin {
  readonly clusterId: string
  readonly model: string
  readonly generatedAt: string
}

/** Makes an article of a draft, with the items as its sources. */
export const toArticleText = (
  draft: Draft,
  items: readonly FeedItem[],
  { clusterId, model, generatedAt }: Origin,
): ArticleText => ({
  title: draft.title,
  excerpt: draft.excerpt.text,
  category: draft.category,
  rating: draft.rating ?? undefined,
  tags: unique(draft.tags),
  bands: unique(draft.bands),
  sentences: sentencesOf(draft.paragraphs),
  sources: items.map(({ sourceName, title, url, publishedAt }) => ({
    name: sourceName,
    title,
    url,
    publishedAt,
  })),
  clusterId,
  model,
  promptVersion: PROMPT_VERSION,
  generatedAt,
})
