import * as z from 'zod/mini'
import { ConcertDate, ConcertStatus, ConcertTime } from '../domain/concerts.ts'
import { LIMITS } from '../domain/limits.ts'
import { visibleName } from '../domain/visible-name.ts'
import { ArticleCategory, ArticleId } from './articles.ts'
import { Namesake } from './bands.ts'
import { ConcertId } from './concerts.ts'
import { contract } from './contract.ts'
import { Author } from './members.ts'
import { Drastic, PostId } from './posts.ts'

export const FoundPost = z.object({
  id: PostId,
  user: Author,
  title: z.nullable(z.string()),
  /** The beginning of the text in one line; empty for a post without text. */
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
  /** Title and excerpt are then empty for everyone. */
  drastic: z.optional(Drastic),
})
export type FoundPost = z.infer<typeof FoundPost>

/** With what distinguishes it from others of its name. */
export const FoundBand = Namesake
export type FoundBand = z.infer<typeof FoundBand>

export const FoundConcert = z.object({
  id: ConcertId,
  bandName: z.string(),
  /** Day and time on the clock of the venue. */
  date: ConcertDate,
  time: z.nullable(ConcertTime),
  venue: z.nullable(z.string()),
  city: z.string(),
  status: ConcertStatus,
})
export type FoundConcert = z.infer<typeof FoundConcert>

export const FoundArticle = z.object({
  id: ArticleId,
  title: z.string(),
  category: ArticleCategory,
  publishedAt: z.iso.datetime(),
})
export type FoundArticle = z.infer<typeof FoundArticle>

/** At most `LIMITS.foundPerGroup` of each, the best match first. */
export const Found = z.object({
  people: z.array(Author),
  posts: z.array(FoundPost),
  bands: z.array(FoundBand),
  concerts: z.array(FoundConcert),
  articles: z.array(FoundArticle),
})
export type Found = z.infer<typeof Found>

export const searchEverything = contract({
  id: 'searchEverything',
  method: 'GET',
  path: '/api/search',
  caller: 'member',
  blocks: { omits: 'people.id' },
  summary:
    'Find people, posts, bands, upcoming concerts and articles by the beginnings of their words, without regard to case and umlauts',
  query: z.object({
    query: z.string({ error: 'Was suchst du?' }).check(
      z.overwrite((text) => visibleName(text).trim()),
      z.minLength(1, 'Was suchst du?'),
      z.maxLength(LIMITS.searchQuery, 'So lang ist hier nicht mal ein Black-Metal-Titel.'),
    ),
  }),
  response: Found,
  errors: ['throttled'],
  throttle: 'searches',
})
