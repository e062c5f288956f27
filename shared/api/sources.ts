import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { ARTICLE_CATEGORIES, SOURCE_LANGUAGES } from '../domain/news.ts'
import { nameLine } from '../domain/text.ts'
import { WebUrl } from '../domain/web-url.ts'
import { contract } from './contract.ts'

const Count = z.int()
const Instant = z.iso.datetime()

export const Source = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  language: z.enum(SOURCE_LANGUAGES),
  enabled: z.boolean(),
  health: z.object({
    lastTriedAt: z.nullable(Instant),
    lastSuccessAt: z.nullable(Instant),
    /** When a reading last brought something new; null before that. */
    lastNewAt: z.nullable(Instant),
    lastError: z.nullable(z.object({ code: z.string(), message: z.string(), at: Instant })),
    /** The feed that the page names which is at the address instead of a feed. */
    namedUrl: z.nullable(z.string()),
    /** Failures in a row. */
    failures: Count,
    /** Earliest time of the next attempt; null when the next run reads it. */
    nextTryAt: z.nullable(Instant),
    hasEtag: z.boolean(),
    /** The site forbids machines to use its texts. */
    optedOut: z.boolean(),
    /** New items by day, oldest first, of the last 14 days. */
    itemsPerDay: z.array(z.object({ day: z.iso.date(), items: Count })),
  }),
})
export type Source = z.infer<typeof Source>

export const listSources = contract({
  id: 'listSources',
  method: 'GET',
  path: '/api/admin/sources',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'The feeds with their health',
  response: z.array(Source),
  errors: [],
  pollSeconds: 30,
})

export const SourceFields = z.object({
  name: nameLine(LIMITS.sourceName).check(z.minLength(1, 'Name fehlt.')),
  url: WebUrl,
  category: z.enum(ARTICLE_CATEGORIES, 'Bitte wähle eine Kategorie'),
  language: z.enum(SOURCE_LANGUAGES, 'Bitte wähle eine Sprache'),
  enabled: z.boolean(),
})

export const addSource = contract({
  id: 'addSource',
  method: 'POST',
  path: '/api/admin/sources',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Add a feed',
  body: SourceFields,
  response: Source,
  status: 201,
  errors: ['invalid_input', 'conflict'],
})

const OneSource = z.object({ id: z.string().check(z.regex(/^[\w-]{1,40}$/)) })

export const updateSource = contract({
  id: 'updateSource',
  method: 'PATCH',
  path: '/api/admin/sources/{id}',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Change or switch off a feed',
  params: OneSource,
  body: SourceFields,
  response: Source,
  errors: ['invalid_input', 'not_found', 'conflict'],
})

export const removeSource = contract({
  id: 'removeSource',
  method: 'DELETE',
  path: '/api/admin/sources/{id}',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Remove a feed; its items stay',
  params: OneSource,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
})
