import type { ConcertFeed } from '#shared/api/concert-calendar.ts'
import { env } from '#platform/runtime/env.ts'
import type { FeedItem } from './feed.items.ts'

export const presentFeed = ({
  marked,
  bands,
  cities,
  createdAt,
}: Omit<FeedItem, 'PK' | 'SK'>): ConcertFeed => ({ marked, bands, cities, createdAt })

export const feedAddress = (secret: string): string =>
  `${env.siteOrigin}/api/concerts/calendar/${secret}.ics`
