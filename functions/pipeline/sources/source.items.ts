import type { ArticleCategory } from '#shared/domain/news.ts'
import type { Key, Leasable } from '#platform/table/index.ts'

/** Feeds as admins know them; few enough for one query. */
export const SOURCES = 'SOURCES'
/** How reading them goes; apart, because readers write it while admins edit. */
export const SOURCE_HEALTH = 'SOURCE_HEALTH'

export interface SourceItem {
  readonly PK: typeof SOURCES
  readonly SK: string
  readonly name: string
  readonly url: string
  readonly category: ArticleCategory
  readonly language: 'de' | 'en'
  readonly enabled: boolean
  readonly createdAt: string
}

export interface SourceHealthItem extends Leasable {
  readonly PK: typeof SOURCE_HEALTH
  readonly SK: string
  readonly lastTriedAt?: string
  readonly lastSuccessAt?: string
  readonly lastError?: { readonly code: string; readonly message: string; readonly at: string }
  /** In a row. */
  readonly failures?: number
  /** Not read again before. */
  readonly nextTryAt?: string
  readonly etag?: string
  readonly lastModified?: string
  readonly optedOut?: boolean
  /** When robots.txt and tdmrep.json were last asked. */
  readonly rulesReadAt?: string
  /** Where the address led on to, as far as the rules there were asked since. */
  readonly redirects?: readonly string[]
  /** New items by day (`yyyy-mm-dd`, Berlin), of the last 14 days. */
  readonly days?: Readonly<Record<string, number>>
}

/** Counts what admins change about the list, so that of two changes at once one sees the other. */
export interface SourceListItem {
  readonly PK: typeof SOURCE_LIST_KEY.PK
  readonly SK: typeof SOURCE_LIST_KEY.SK
  readonly version: number
}

export const SOURCE_LIST_KEY = { PK: 'SOURCE_LIST', SK: 'SOURCE_LIST' } as const

export const sourceKey = (id: string) => ({ PK: SOURCES, SK: id }) as const
export const sourceHealthKey = (id: string): Key<SourceHealthItem> => ({
  PK: SOURCE_HEALTH,
  SK: id,
})
