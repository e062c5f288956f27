import * as z from 'zod/mini'
import { contract } from './contract.ts'

const Instant = z.iso.datetime()

/** Where articles come from (docs/product/news.md#report). */
export const ContentSourceReport = z.object({
  summary: z.string(),
  dataIntegrityStatus: z.string(),
  rssFeeds: z.array(z.object({ name: z.string(), url: z.string(), category: z.string() })),
  articles: z.array(
    z.object({
      articleId: z.string(),
      title: z.string(),
      dataOrigin: z.enum(['rss_feed', 'ai_generated']),
      contentSource: z.string(),
      verifiability: z.enum(['verifiable', 'synthetic', 'mixed']),
      generationMethod: z.string(),
      factualBasis: z.string(),
      originalSource: z.string(),
      originalUrl: z.nullable(z.string()),
      timestamp: Instant,
    }),
  ),
})
export type ContentSourceReport = z.infer<typeof ContentSourceReport>

export const contentSourceReport = contract({
  id: 'contentSourceReport',
  method: 'GET',
  path: '/api/admin/content-source-report',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Where the newest articles come from, computed from what was stored with them',
  response: ContentSourceReport,
  errors: [],
})
