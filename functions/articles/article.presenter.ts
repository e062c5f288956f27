import type { Article, Correction } from '#shared/api/articles.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { ARTICLE_AUTHOR, estimateReadTime } from '#shared/domain/news.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'
import type { ArticleItem, ArticleText } from './article.items.ts'

/** The attributes that `presentArticle` needs. */
export const SHOWN_ATTRIBUTES = [
  'SK',
  'title',
  'excerpt',
  'category',
  'rating',
  'tags',
  'bands',
  'bandLinks',
  'sentences',
  'sources',
  'model',
  'version',
  'corrections',
] as const

/** The sentences, with an empty line between paragraphs. */
export const contentOf = ({ sentences }: Pick<ArticleText, 'sentences'>): string =>
  sentences.reduce((content, { t, p }, index) => {
    if (index === 0) return t
    return content + (p === sentences[index - 1]?.p ? ' ' : '\n\n') + t
  }, '')

/** What moderators compare with the reported version: evidence keeps the hash of the same text. */
export const articleText = (
  article: Pick<ArticleText, 'title' | 'excerpt' | 'sentences'>,
): string => paragraphs(article.title, article.excerpt, contentOf(article))

/** DynamoDB returns the keys of a stored map in any order; a fixed one keeps the ETag of a body stable. */
export const presentCorrection = ({
  version,
  at,
  note,
  by,
  sourceName,
}: Correction): Correction => ({ version, at, note, by, sourceName })

export const presentSentences = ({
  sentences,
}: Pick<ArticleText, 'sentences'>): Article['sentences'] =>
  sentences.map(({ t, p, s }) => ({ text: t, sources: [...s], paragraph: p }))

export const presentArticle = (
  item: Pick<ArticleItem, (typeof SHOWN_ATTRIBUTES)[number]>,
): Article => {
  const content = contentOf(item)
  return {
    id: item.SK,
    title: item.title,
    excerpt: item.excerpt,
    content,
    category: item.category,
    rating: item.rating ?? null,
    tags: [...item.tags],
    bands: [...item.bands],
    bandLinks: (item.bandLinks ?? []).map(({ name, id }) => ({ name, id })),
    author: ARTICLE_AUTHOR,
    readTime: estimateReadTime(content),
    publishedAt: ulidDate(item.SK),
    sentences: presentSentences(item),
    sources: [...item.sources],
    isAiGenerated: true,
    model: item.model,
    version: item.version ?? 1,
    corrections: (item.corrections ?? []).map(presentCorrection),
  }
}
