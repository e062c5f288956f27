import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { NEWS_CHECKS } from '../domain/news.ts'
import { singleLine } from '../domain/text.ts'
import { ArticleSource } from './articles.ts'
import { contract } from './contract.ts'

const Check = z.enum(NEWS_CHECKS)

export const HeldPlace = z.object({
  /** Names the place in decisions. */
  id: z.int(),
  /** Which part of the article it is; `name` is a band or tag. */
  at: z.enum(['title', 'excerpt', 'sentence', 'name', 'rating', 'article']),
  /** Empty for the article as a whole. */
  text: z.string(),
  /** Every finding in German with its check; null for articles that were held before checks were stored. */
  findings: z.array(z.object({ check: z.nullable(Check), message: z.string() })),
  /** What the cited items say about it; `source` is an index in `sources`. */
  passages: z.array(z.object({ source: z.int(), text: z.string() })),
  /** Whether it has words that can be corrected. */
  canCorrect: z.boolean(),
  /** Whether the article is dropped when this place is discarded, because it cannot be without it. */
  dropsArticle: z.boolean(),
})
export type HeldPlace = z.infer<typeof HeldPlace>

export const ArticleInReview = z.object({
  id: Ulid,
  title: z.string(),
  /** Increases with each decision. */
  version: z.int(),
  sources: z.array(ArticleSource),
  /** What is not decided yet, in the order of the article. */
  places: z.array(HeldPlace),
})
export type ArticleInReview = z.infer<typeof ArticleInReview>

export const CheckFigures = z.object({
  check: Check,
  /** Of the newest 50 places at which the check found something and a person decided. */
  decided: z.int(),
  /** Those that were published as they were. */
  overruled: z.int(),
  /** More than half of 50 were overruled. */
  isDoubtful: z.boolean(),
})
export type CheckFigures = z.infer<typeof CheckFigures>

export const listHeldArticles = contract({
  id: 'listHeldArticles',
  method: 'GET',
  path: '/api/admin/held-articles',
  caller: 'admin',
  blocks: 'none: staff',
  summary:
    'Held articles with what the checks found in them, the first held first, and how often each check was right',
  query: z.object({
    /** The page after this one. */
    after: z.optional(z.string().check(z.regex(/^[01]#[0-7][0-9A-HJKMNP-TV-Z]{25}$/))),
  }),
  response: z.object({
    articles: z.array(ArticleInReview),
    /** `after` of the next page; null after the last one. */
    next: z.nullable(z.string()),
    checks: z.array(CheckFigures),
  }),
  errors: [],
})

export const decideHeldPlace = contract({
  id: 'decideHeldPlace',
  method: 'POST',
  path: '/api/admin/held-articles/{id}/decisions',
  caller: 'admin',
  blocks: 'none: staff',
  summary:
    'Release, correct or discard a place of a held article; the last decision publishes or drops it',
  params: z.object({ id: Ulid }),
  body: z.object({
    /** Id of the place. */
    place: z.int().check(z.minimum(0)),
    /** The version that the admin read; a 409 when another decision came first. */
    version: z.int().check(z.minimum(1)),
    decision: z.enum(['release', 'correct', 'discard']),
    /** The corrected words. */
    text: z.optional(singleLine(LIMITS.articleSentence)),
  }),
  guard: { fields: ['text'], onHit: 'hold' },
  response: z.object({
    outcome: z.enum(['waiting', 'published', 'dropped']),
    /** With the places that are left; null when none is. */
    article: z.nullable(ArticleInReview),
  }),
  errors: ['not_found', 'conflict', 'invalid_input', 'refused_content'],
})
export type PlaceDecision = z.infer<typeof decideHeldPlace.body>['decision']
