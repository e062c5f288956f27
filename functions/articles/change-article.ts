import type { ArticleSource } from '#shared/api/articles.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { holdForModeration } from '#platform/content/held.items.ts'
import { endKept, isKeptFor, keep, type KeptItem } from '#platform/content/kept.items.ts'
import type { TakeDownCause } from '#platform/content/take-down.ts'
import {
  exists,
  expression,
  keyOf,
  put,
  putNew,
  remove,
  update,
  type Key,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import {
  articleCategoryKey,
  articleCountKey,
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type ArticleText,
  type BandLink,
  type HeldArticleItem,
  type HeldPlace,
} from './article.items.ts'
import { sanitizeArticle, sanitizeSource, sanitizeText } from './sanitize.ts'

/** Parts of a transaction; the names say which condition failed. */
type Parts = Readonly<Record<string, TransactItem>>

/** Bounds the size of an article. The first sources are those it was written from. */
export const MAX_SOURCES = 12

const countArticles = (change: 1 | -1): Parts => ({
  articleCount: update(articleCountKey, { add: { articles: change } }),
})

/** Writes both copies. Fails with `article` when it is already published. */
export const publishArticle = (id: string, text: ArticleText): Parts => {
  const safe = sanitizeArticle(text)
  return {
    article: putNew<ArticleItem>({ ...articleKey(id), entity: 'Article', ...safe }),
    articleInCategory: putNew<ArticleItem>({ ...articleCategoryKey(text.category, id), ...safe }),
    ...countArticles(1),
  }
}

const sanitizePlace = (place: HeldPlace): HeldPlace => ({
  ...place,
  name: place.name === undefined ? undefined : sanitizeText(place.name),
  findings: place.findings.map(({ check, message }) => ({ check, message: sanitizeText(message) })),
  passages: place.passages.map(({ source, text }) => ({ source, text: sanitizeText(text) })),
})

/** `findings` are German, one line each. Fails with `heldArticle` when it is already held. */
export const holdArticle = (
  id: string,
  text: ArticleText,
  findings: readonly string[],
  places?: readonly HeldPlace[],
): Parts => {
  const safe = findings.map(sanitizeText)
  return {
    heldArticle: putNew<HeldArticleItem>({
      ...sanitizeArticle(text),
      ...heldArticleKey(id),
      findings: safe,
      places: places?.map(sanitizePlace),
    }),
    heldPlace: holdForModeration('article', id, safe.join('\n')),
  }
}

/** Without later sources and decisions about its places that the caller has not read. */
const isHeldAsRead = ({ revision, sources }: HeldArticleItem) =>
  revision === undefined
    ? expression`attribute_not_exists(revision) AND size(sources) = ${sources.length}`
    : expression`revision = ${revision} AND size(sources) = ${sources.length}`

/**
 * Deletes the held copy of an article that was approved or rejected; moderation deletes the queue entry. Fails with
 * `heldArticle` when it has changed since it was read.
 */
export const dropHeldArticle = (held: HeldArticleItem): Parts => ({
  heldArticle: remove(heldArticleKey(held.SK), isHeldAsRead(held)),
})

/** Replaces what an editor decided about. Fails with `heldArticle` when it has changed since `held` was read. */
export const replaceHeldArticle = (held: HeldArticleItem, changed: HeldArticleItem): Parts => ({
  heldArticle: put<HeldArticleItem>(changed, isHeldAsRead(held)),
})

/** The version that editors read and decide about; each decision about a place makes the next one. */
export const versionOfHeld = ({ revision = 0 }: Pick<HeldArticleItem, 'revision'>): number =>
  revision + 1

/** The article without what holding it added. */
export const textOfHeld = (item: HeldArticleItem): ArticleText => {
  const {
    PK: _PK,
    SK: _SK,
    findings: _findings,
    places: _places,
    revision: _revision,
    lastDecision: _last,
    ...text
  } = item
  return text
}

const isVersion = (version: number | undefined) =>
  version === undefined
    ? expression`attribute_not_exists(#version)`
    : expression`#version = ${version}`

const isUnchanged = (version: number | undefined) => expression`${exists} AND ${isVersion(version)}`

/** Deletes both copies. Fails with `article` when it is not published. */
export const removeArticle = (id: string, category: ArticleCategory): Parts => ({
  article: remove(articleKey(id), exists),
  articleInCategory: remove(articleCategoryKey(category, id), exists),
  ...countArticles(-1),
})

/**
 * Removes an article and keeps it, with its corrections, for an appeal of those who reported it. Fails with `article`
 * when it was corrected or removed since it was read.
 */
export const takeDownArticle = (article: ArticleItem, cause: TakeDownCause): Parts => {
  const { SK: id, category, version } = article
  return {
    ...removeArticle(id, category),
    article: remove(articleKey(id), isUnchanged(version)),
    kept: keep('article', id, article, cause),
  }
}

/** Publishes it again at its place; the bands are linked again by `link-article`. */
export const restoreArticle = (
  kept: KeptItem<ArticleItem> | undefined,
  statementId: string,
): Parts => {
  if (!kept || !isKeptFor(kept, statementId)) return {}
  const { entity: _entity, bandLinks: _links, ...article } = kept.content
  const { PK } = articleCategoryKey(article.category, article.SK)
  return {
    article: putNew<ArticleItem>({ ...article, entity: 'Article' }),
    articleInCategory: putNew<ArticleItem>({ ...article, PK }),
    ...countArticles(1),
    kept: endKept(kept),
  }
}

const isStill = ({
  bandLinks,
  version,
}: {
  readonly bandLinks: readonly BandLink[]
  readonly version: number | undefined
}) =>
  expression`attribute_exists(PK) AND (attribute_not_exists(bandLinks) OR bandLinks = ${bandLinks}) AND ${isVersion(version)}`

/**
 * Links an article with more bands. Fails with `article` when it was removed, linked or corrected since it was read:
 * the bands list its title.
 */
export const linkArticleBands = (
  { SK, category, bandLinks = [], version }: ArticleItem,
  found: readonly BandLink[],
): Parts => {
  const set = { bandLinks: [...bandLinks, ...found] }
  return {
    article: update(articleKey(SK), { set, condition: isStill({ bandLinks, version }) }),
    articleInCategory: update(articleCategoryKey(category, SK), { set, condition: exists }),
  }
}

/** Replaces links and choices. Fails as `linkArticleBands` does. */
export const chooseArticleBands = (
  { SK, category, bandLinks = [], version }: ArticleItem,
  set: Required<Pick<ArticleItem, 'bandLinks' | 'chosenBands'>>,
): Parts => ({
  article: update(articleKey(SK), { set, condition: isStill({ bandLinks, version }) }),
  articleInCategory: update(articleCategoryKey(category, SK), { set, condition: exists }),
})

type AnyArticle = ArticleItem | HeldArticleItem

const appendSources = (
  key: Key<AnyArticle>,
  sources: readonly ArticleSource[],
  known: number,
): Write<AnyArticle> =>
  update(key, {
    set: { sources: expression`list_append(sources, ${sources})` },
    condition: expression`attribute_exists(PK) AND size(sources) = ${known}`,
  })

/**
 * Adds later sources to an article that was read. Null when all are known or the article is full.
 * Fails with `article` when another writer added a source meanwhile.
 */
export const addSourcesTo = (item: AnyArticle, later: readonly ArticleSource[]): Parts | null => {
  const { SK, sources, category } = item
  const urls = new Set(sources.map(({ url }) => url))
  const added = later
    .map(sanitizeSource)
    .filter(({ url }) => !urls.has(url))
    .slice(0, Math.max(0, MAX_SOURCES - sources.length))
  if (added.length === 0) return null
  const first = { article: appendSources(keyOf(item), added, sources.length) }
  if ('findings' in item) return first
  const copy = articleCategoryKey(category, SK)
  return { ...first, articleInCategory: appendSources(copy, added, sources.length) }
}

export const addSourceTo = (item: AnyArticle, later: ArticleSource): Parts | null =>
  addSourcesTo(item, [later])
