import type { Article, ArticleSource, Correction } from '#shared/api/articles.ts'
import { AI_SOURCE_TYPES } from '#shared/domain/ai-disclosure.ts'
import { CATEGORY_LABELS } from '#shared/domain/news.ts'
import { messages } from '../texts.ts'

/** The address of an article, which is its identity for machines too. */
export const articleAddress = (id: string): string => new URL(`/news/${id}`, location.origin).href

const organization = (name: string) => ({ '@type': 'Organization', name })

const basedOn = ({ name, title, url, publishedAt }: ArticleSource) => ({
  '@type': 'NewsArticle',
  headline: title,
  url,
  publisher: organization(name),
  ...(publishedAt !== null && { datePublished: publishedAt }),
})

const corrected = ({ note, at }: Correction) => ({
  '@type': 'CorrectionComment',
  text: note,
  datePublished: at,
})

/** The article in the vocabulary of schema.org. Its text is in the page, so it is not repeated here. */
const describeArticle = (article: Article) => {
  const address = articleAddress(article.id)
  const { corrections, publishedAt } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': address,
    url: address,
    headline: article.title,
    abstract: article.excerpt,
    inLanguage: 'de',
    articleSection: CATEGORY_LABELS[article.category],
    keywords: article.tags,
    datePublished: publishedAt,
    dateModified: corrections.at(-1)?.at ?? publishedAt,
    digitalSourceType: AI_SOURCE_TYPES,
    creditText: messages.credit(article.model),
    author: organization(article.author),
    publisher: { ...organization('Höllenlärm'), url: location.origin },
    isBasedOn: article.sources.map(basedOn),
    ...(corrections.length > 0 && { correction: corrections.map(corrected) }),
  }
}

/**
 * The content of its `<script>`. Without `<`, so no title can end the element when the page is saved as HTML and
 * read again.
 */
export const articleJsonLd = (article: Article): string =>
  JSON.stringify(describeArticle(article)).replaceAll('<', String.raw`\u003c`)
