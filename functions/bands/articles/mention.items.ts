import { ulidDate } from '#shared/domain/ids.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import type { ArticleItem } from '../../articles/index.ts'
import { putNew, put, type Key, type Partition, type Write } from '#platform/table/index.ts'
import { containsName } from './name-in-text.ts'
import type { BandFact } from '../items/band.items.ts'

/** A published article names a band, known or not. */
export interface BandMentionItem {
  readonly PK: string
  /** The id of the article. */
  readonly SK: string
  /** As the article writes it. */
  readonly name: string
  /** Sentences of the article that contain the name, each with a source; at most `MAX_FACTS`. */
  readonly facts: readonly BandFact[]
  /** Names of all sources of these sentences. */
  readonly sources: readonly string[]
}

/** The articles that name a band, by its name. */
export const bandMentionsPartition = (name: string): Partition<BandMentionItem> => ({
  PK: `BAND_MENTIONS#${nameIdentity(name)}`,
})

export const bandMentionKey = (name: string, articleId: string): Key<BandMentionItem> => ({
  PK: bandMentionsPartition(name).PK,
  SK: articleId,
})

/** Keeps a mention within one write unit. */
const MAX_FACTS = 3
const MAX_FACT = 200

const factsOf = (article: ArticleItem, name: string) =>
  article.sentences
    .filter(({ t }) => t.length <= MAX_FACT && containsName(t, name))
    .flatMap(({ t, s }) => {
      const source = article.sources[s[0] ?? 0]
      return source
        ? [{ text: t, articleId: article.SK, source: source.name, url: source.url }]
        : []
    })

const sourcesOf = (article: ArticleItem, name: string): string[] => [
  ...new Set(
    article.sentences
      .filter(({ t }) => containsName(t, name))
      .flatMap(({ s }) => s.map((index) => article.sources[index]?.name ?? ''))
      .filter((source) => source !== ''),
  ),
]

export const bandMention = (article: ArticleItem, name: string): Write<BandMentionItem> =>
  put<BandMentionItem>({
    ...bandMentionKey(name, article.SK),
    name,
    facts: factsOf(article, name).slice(0, MAX_FACTS),
    sources: sourcesOf(article, name),
  })

/** A name that became a draft once. Its rejection is remembered, so that it never becomes one again. */
export interface DraftedNameItem {
  readonly PK: string
  readonly SK: 'DRAFTED'
  readonly bandId: string
  /** ISO 8601. */
  readonly at: string
}

export const draftedNameKey = (name: string): Key<DraftedNameItem> => ({
  PK: `BAND_DRAFTED#${nameIdentity(name)}`,
  SK: 'DRAFTED',
})

/** Fails when there was a draft of this name. */
export const rememberDraft = (name: string, bandId: string): Write<DraftedNameItem> =>
  putNew<DraftedNameItem>({ ...draftedNameKey(name), bandId, at: ulidDate(bandId) })
