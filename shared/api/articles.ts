import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { ARTICLE_CATEGORIES, MAX_RATING } from '../domain/news.ts'
import { multiLine, nameLine, singleLine } from '../domain/text.ts'
import { contract, type AiText } from './contract.ts'

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
  /** Indexes in `sources` of the items that support the sentence; empty only for a note of the editors. */
  sources: z.array(z.int()),
  /** Index of its paragraph. */
  paragraph: z.int(),
})
export type ArticleSentence = z.infer<typeof ArticleSentence>

export const Correction = z.object({
  /** The version of the article that it made; the one before it stays readable. */
  version: z.int(),
  at: z.iso.datetime(),
  /** What was corrected, for readers. */
  note: z.string(),
  /** Whether the editors found the mistake, or a later source says otherwise. */
  by: z.enum(['redaktion', 'source']),
  /** Name of the later source; null for the editors. */
  sourceName: z.nullable(z.string()),
})
export type Correction = z.infer<typeof Correction>

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
  /** Increases with each correction. */
  version: z.int(),
  /** Oldest first, at most `LIMITS.corrections`. */
  corrections: z.array(Correction),
})
export type Article = z.infer<typeof Article>

/** Also when a moderator approved or an admin corrected it: few articles are, so the stronger mark is the true one. */
const AI_TEXT: AiText = { mode: 'machine-generated' }

export const listArticles = contract({
  id: 'listArticles',
  method: 'GET',
  path: '/api/articles',
  caller: 'member',
  blocks: 'none: editorial',
  summary:
    'The news, newest first; optionally of one category, or matching the beginnings of words',
  query: z.object({
    category: z.optional(ArticleCategory),
    search: z.optional(nameLine(LIMITS.searchQuery)),
    cursor: z.optional(Ulid),
  }),
  response: z.array(Article),
  aiText: AI_TEXT,
  errors: [],
  paged: true,
  endsSession: true,
})

const OneArticle = z.object({ id: ArticleId })

export const getArticle = contract({
  id: 'getArticle',
  method: 'GET',
  path: '/api/articles/{id}',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'One article, for deep links',
  params: OneArticle,
  response: Article,
  aiText: AI_TEXT,
  errors: ['not_found'],
  endsSession: true,
})

/** The words say which sentence is meant when the article is corrected meanwhile. */
export const ReportedSentence = z.object({
  index: z.int().check(z.minimum(0)),
  text: singleLine(LIMITS.articleSentence).check(z.minLength(1, 'Der Satz fehlt.')),
})
export type ReportedSentence = z.infer<typeof ReportedSentence>

export const reportArticle = contract({
  id: 'reportArticle',
  method: 'POST',
  path: '/api/articles/{id}/report',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Report an error in an article to the moderators',
  params: OneArticle,
  body: z.object({
    text: multiLine(LIMITS.articleReport).check(z.minLength(1, 'Schreib kurz, was nicht stimmt.')),
    sentence: z.optional(ReportedSentence),
  }),
  response: z.object({ ok: z.literal(true) }),
  status: 201,
  errors: ['not_found', 'throttled'],
  throttle: 'reports',
})

const filled = (max: number, text: string) => singleLine(max).check(z.minLength(1, text))

const { min: MIN_NOTE, max: MAX_NOTE } = LIMITS.correctionNote

export const ArticleVersion = z.object({
  version: z.int(),
  /** Its texts are empty then. */
  isWithdrawn: z.boolean(),
  title: z.string(),
  excerpt: z.string(),
  sentences: z.array(ArticleSentence),
  sources: z.array(ArticleSource),
  /** The correction that replaced this version. */
  replacedBy: Correction,
})
export type ArticleVersion = z.infer<typeof ArticleVersion>

export const listArticleVersions = contract({
  id: 'listArticleVersions',
  method: 'GET',
  path: '/api/articles/{id}/versions',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'The older versions of a corrected article, newest first',
  params: OneArticle,
  response: z.array(ArticleVersion),
  aiText: AI_TEXT,
  errors: ['not_found'],
  endsSession: true,
})

export const CorrectedText = z.object({
  title: filled(LIMITS.articleTitle, 'Der Titel fehlt.'),
  excerpt: filled(LIMITS.articleExcerpt, 'Der Vorspann fehlt.'),
  sentences: z
    .array(
      z.object({
        text: filled(LIMITS.articleSentence, 'Ein Satz ist leer. Lösch ihn oder schreib ihn neu.'),
        /** Indexes in the sources of the article; empty makes the sentence a note of the editors. */
        sources: z.array(z.int().check(z.minimum(0))).check(z.maxLength(12)),
        paragraph: z.int().check(z.minimum(0)),
      }),
    )
    .check(
      z.minLength(1, 'Der Artikel braucht mindestens einen Satz.'),
      z.maxLength(LIMITS.articleSentences, 'So viele Sätze passen nicht in einen Artikel.'),
    ),
})
export type CorrectedText = z.infer<typeof CorrectedText>

export const correctArticle = contract({
  id: 'correctArticle',
  method: 'PATCH',
  path: '/api/admin/articles/{id}',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Correct a published article, or restore an older version of it',
  params: OneArticle,
  body: z.extend(CorrectedText, {
    /** The version that the admin read; a 409 when it was corrected since. */
    version: z.int().check(z.minimum(1)),
    note: singleLine(MAX_NOTE).check(
      z.minLength(MIN_NOTE, `Schreib in mindestens ${MIN_NOTE} Zeichen, was korrigiert wurde.`),
    ),
    /** Index of the source that says otherwise; absent when the editors found the mistake. */
    laterSource: z.optional(z.int().check(z.minimum(0))),
    /** Whether the correction answers the reports. Their members are notified. */
    closesReports: z.optional(z.boolean()),
  }),
  guard: { fields: ['title', 'excerpt', 'sentences.text', 'note'], onHit: 'hold' },
  response: Article,
  aiText: AI_TEXT,
  errors: ['not_found', 'conflict', 'invalid_input', 'refused_content'],
})

export const chooseArticleBand = contract({
  id: 'chooseArticleBand',
  method: 'PATCH',
  path: '/api/admin/articles/{id}/band',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Say which band of several with one name an article is about; null for none of them',
  params: OneArticle,
  body: z.object({
    /** One of the `bands` of the article. */
    name: nameLine(LIMITS.bandName),
    bandId: z.nullable(Ulid),
  }),
  response: Article,
  aiText: AI_TEXT,
  errors: ['not_found', 'conflict', 'invalid_input'],
})

export const withdrawArticleVersion = contract({
  id: 'withdrawArticleVersion',
  method: 'POST',
  path: '/api/admin/articles/{id}/versions/withdraw',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Delete what an older version of an article says; readers see that it was withdrawn',
  params: OneArticle,
  body: z.object({ version: z.int().check(z.minimum(1)) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
})
