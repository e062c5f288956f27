import type { Article } from '#shared/api/articles.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { ARTICLE_AUTHOR, readTimeOf } from '#shared/domain/news.ts'
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
] as const

/** The sentences, with an empty line between paragraphs. */
export const contentOf = ({ sentences }: Pick<ArticleText, 'sentences'>): string =>
  sentences.reduce((content, { t, p }, index) => {
    if (index === 0) return t
    return content + (p === sentences[index - 1]?.p ? ' ' : '\n\n') + t
  }, '')

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
    readTime: readTimeOf(content),
    publishedAt: ulidDate(item.SK),
    sentences: item.sentences.map(({ t, p, s }) => ({ text: t, sources: [...s], paragraph: p })),
    sources: [...item.sources],
    isAiGenerated: true,
    model: item.model,
  }
}
