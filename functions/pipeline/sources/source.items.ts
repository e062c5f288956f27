import type { ArticleCategory } from '#shared/domain/news.ts'
import type { Key, Leasable, Partition } from '#platform/table/index.ts'

export const SOURCES = 'SOURCES'
export const SOURCE_HEALTH = 'SOURCE_HEALTH'

/** A feed as admins configured it. */
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

/** The results of reading a source. A separate item, because readers write it while admins edit the source. */
export interface SourceHealthItem extends Leasable {
  readonly PK: typeof SOURCE_HEALTH
  readonly SK: string
  readonly lastTriedAt?: string
  readonly lastSuccessAt?: string
  /** When a reading last brought something new. */
  readonly lastNewAt?: string
  /** When the whole feed was last read, not only found unchanged. */
  readonly wholeAt?: string
  /** Hashes of what its items said then. */
  readonly contents?: readonly string[]
  /** The feed that the page names which is at the address of this one. */
  readonly namedUrl?: string
  readonly lastError?: { readonly code: string; readonly message: string; readonly at: string }
  /** Consecutive failures. */
  readonly failures?: number
  /** The source is not read before. */
  readonly nextTryAt?: string
  readonly etag?: string
  readonly lastModified?: string
  readonly optedOut?: boolean
  /** When robots.txt and tdmrep.json were last read. */
  readonly rulesReadAt?: string
  /** The redirect targets whose rules were read since then. */
  readonly redirects?: readonly string[]
  /** New items by day (`yyyy-mm-dd`, Berlin), of the last 14 days. */
  readonly days?: Readonly<Record<string, number>>
}

/** The version of the list of sources: of two concurrent changes one fails. */
export interface SourceListItem {
  readonly PK: 'SOURCE_LIST'
  readonly SK: 'SOURCE_LIST'
  readonly version: number
}

export const ALL_SOURCES: Partition<SourceItem> = { PK: SOURCES }
export const ALL_HEALTHS: Partition<SourceHealthItem> = { PK: SOURCE_HEALTH }

export const SOURCE_LIST_KEY: Key<SourceListItem> = { PK: 'SOURCE_LIST', SK: 'SOURCE_LIST' }

export const sourceKey = (id: string): Key<SourceItem> => ({ PK: SOURCES, SK: id })
export const sourceHealthKey = (id: string): Key<SourceHealthItem> => ({
  PK: SOURCE_HEALTH,
  SK: id,
})
