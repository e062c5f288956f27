import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { ARTICLE_CATEGORIES, MAX_RATING } from '../domain/news.ts'
import { multiLine, singleLine } from '../domain/text.ts'
import { contract } from './contract.ts'

export const ArticleId = Ulid
export const ArticleCategory = z.enum(ARTICLE_CATEGORIES)

/** An item of a feed, on which an article is based. */
export const ArticleSource = z.object({
  /** Name of the feed, such as "Metal.de". */
  name: z.string(),
  title: z.string(),
  url: z.string(),
  publishedAt: z.nullable(z.iso.datetime()),
})
export type ArticleSource = z.infer<typeof ArticleSource>

export const ArticleSentence = z.object({
  text: z.string(),
  /** Indexes in `sources` of the items that support the sentence; never empty. */
  sources: z.array(z.int()),
  /** Index of its paragraph. */
  paragraph: z.int(),
})
export type ArticleSentence = z.infer<typeof ArticleSentence>

export const Article = z.object({
  id: ArticleId,
  title: z.string(),
  excerpt: z.string(),
  /** The sentences, with an empty line between paragraphs. */
  content: z.string(),
  category: ArticleCategory,
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_RATING))),
  tags: z.array(z.string()),
  bands: z.array(z.string()),
  /** Those of `bands` that the database of bands knows. */
  bandLinks: z.array(z.object({ name: z.string(), id: Ulid })),
  author: z.string(),
  /** Minutes. */
  readTime: z.int(),
  publishedAt: z.iso.datetime(),
  sentences: z.array(ArticleSentence),
  sources: z.array(ArticleSource),
  isAiGenerated: z.literal(true),
  /** Name of the model that wrote it. */
  model: z.string(),
})
export type Article = z.infer<typeof Article>

export const listArticles = contract({
  id: 'listArticles',
  method: 'GET',
  path: '/api/articles',
  caller: 'member',
  blocks: 'none: editorial',
  summary:
    'The news, newest first; optionally of one category, or matching the beginnings of words',
  query: z.strictObject({
    category: z.optional(ArticleCategory),
    search: z.optional(singleLine(LIMITS.searchQuery)),
    cursor: z.optional(Ulid),
  }),
  response: z.array(Article),
  errors: [],
  paged: true,
  endsSession: true,
})

const OneArticle = z.strictObject({ id: ArticleId })

export const getArticle = contract({
  id: 'getArticle',
  method: 'GET',
  path: '/api/articles/{id}',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'One article, for deep links',
  params: OneArticle,
  response: Article,
  errors: ['not_found'],
  endsSession: true,
})

export const reportArticle = contract({
  id: 'reportArticle',
  method: 'POST',
  path: '/api/articles/{id}/report',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Report an error in an article to the moderators',
  params: OneArticle,
  body: z.strictObject({
    text: multiLine(LIMITS.articleReport).check(z.minLength(1, 'Schreib kurz, was nicht stimmt.')),
  }),
  response: z.object({ ok: z.literal(true) }),
  status: 201,
  errors: ['not_found', 'throttled'],
  throttle: 'reports',
})
