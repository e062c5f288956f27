import type { Article, ArticleSource } from '#shared/api/articles.ts'

export interface NumberedSource {
  /** Counted from 1. */
  readonly number: number
  readonly source: ArticleSource
}

export interface Sentence {
  /** Position in the article. */
  readonly index: number
  readonly text: string
  readonly evidence: readonly NumberedSource[]
}

export interface Paragraph {
  readonly number: number
  readonly sentences: readonly Sentence[]
}

export const numberedSources = ({ sources }: Pick<Article, 'sources'>): readonly NumberedSource[] =>
  sources.map((source, index) => ({ number: index + 1, source }))

/** The paragraphs of an article, each sentence with its sources. */
export const splitParagraphs = (
  article: Pick<Article, 'sentences' | 'sources'>,
): readonly Paragraph[] => {
  const sources = numberedSources(article)
  const sentences = article.sentences.map((sentence, index) => ({
    index,
    text: sentence.text,
    paragraph: sentence.paragraph,
    evidence: [...new Set(sentence.sources)]
      .sort((one, other) => one - other)
      .flatMap((position) => sources[position] ?? []),
  }))
  return [...Map.groupBy(sentences, ({ paragraph }) => paragraph)].map(([number, own]) => ({
    number,
    sentences: own,
  }))
}

/** The address for a link. Addresses of feeds are untrusted, so only http and https are allowed. */
export const webAddress = (url: string): string | undefined => {
  const parsed = URL.parse(url)
  return parsed && ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : undefined
}
