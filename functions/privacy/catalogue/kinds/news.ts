import { plain, type ItemKind } from '../item-kind.ts'

/** Articles, the news pipeline, music. Members write none of it. */
export const newsKinds: readonly ItemKind[] = [
  plain('article', 'ARTICLES', '*'),
  plain('article-by-category', 'ARTICLES#*', '*'),
  plain('article-count', 'ARTICLE_COUNT', 'COUNT'),
  plain('held-article', 'HELD_ARTICLES', '*'),
  plain('article-version', 'ARTICLE_VERSIONS#*', '*'),
  plain('article-title', 'ARTICLE_TITLE#*', '*'),
  plain('recent-stories-of-band', 'BAND_STORIES#*', 'RECENT'),
  plain('word-of-article', 'ARTICLE_WORD#*', '*'),
  plain('source', 'SOURCES', '*'),
  plain('source-list', 'SOURCE_LIST', 'SOURCE_LIST'),
  plain('source-health', 'SOURCE_HEALTH', '*'),
  plain('feed-item', 'FEED_ITEM#*', 'ITEM'),
  plain('feed-guid', 'FEED_GUID#*', '*'),
  plain('fresh-item', 'FRESH', '*'),
  plain('cluster', 'CLUSTERS#*', '*'),
  plain('story-pair', 'STORY_PAIR#*', 'ANSWER'),
  plain('job', 'JOB#*', 'JOB'),
  plain('article-draft', 'JOB#*', 'DRAFT'),
  plain('pipeline-state', 'PIPELINE', '*'),
  {
    name: 'pipeline-switch',
    PK: 'PIPELINE',
    SK: 'SWITCH',
    members: { changedBy: 'staff' },
    personal: {
      topic: 'audit',
      exported: { not: 'an act of the staff, which the audit log holds' },
      erased: { by: 'keep', because: 'names the admin who switched last, until the next one does' },
    },
  },
  plain('track', 'MUSIC#TRACK#*', 'TRACK'),
  plain('music-search', 'MUSIC#QUERY#*', 'FOUND'),
  plain('music-rest', 'MUSIC#SPOTIFY', 'REST'),
  plain('music-calls', 'MUSIC#ITUNES', '*'),
]
