import type { Correction } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { exists, putNew, update, type TransactItem } from '#platform/table/index.ts'
import { articleCategoryKey, articleKey, type ArticleItem } from './article.items.ts'
import {
  articleVersionKey,
  type ArticleVersionItem,
  type CorrectableText,
} from './article-version.items.ts'
import { sanitizeText } from './sanitize.ts'

/** The version that readers see. */
export const versionOf = ({ version = 1 }: Pick<ArticleItem, 'version'>): number => version

/** The article after the correction. Texts lose what a browser could take for markup, as those of the model do. */
export const correctedArticle = (
  article: ArticleItem,
  text: CorrectableText,
  correction: Omit<Correction, 'version'>,
): ArticleItem => {
  const version = versionOf(article) + 1
  const { at, note, by, sourceName } = correction
  return {
    ...article,
    title: sanitizeText(text.title),
    excerpt: sanitizeText(text.excerpt),
    sentences: text.sentences.map(({ t, p, s }) => ({ t: sanitizeText(t), p, s })),
    version,
    corrections: [
      ...(article.corrections ?? []),
      { version, at, note: sanitizeText(note), by, sourceName },
    ].slice(-LIMITS.corrections),
  }
}

/**
 * Replaces the text of both copies and keeps the version that was read.
 * Fails with `article` when it was removed or corrected since.
 */
export const replaceArticle = (
  read: ArticleItem,
  corrected: ArticleItem,
): Readonly<Record<string, TransactItem>> => {
  const { SK: id, category } = read
  const { title, excerpt, sentences, version, corrections = [] } = corrected
  const [replacedBy] = corrections.slice(-1)
  if (!replacedBy) throw new Error('A corrected article has a correction.')
  const set = { title, excerpt, sentences, version, corrections }
  const older: ArticleVersionItem = {
    ...articleVersionKey(id, versionOf(read)),
    version: versionOf(read),
    title: read.title,
    excerpt: read.excerpt,
    sentences: read.sentences,
    sources: read.sources,
    replacedBy,
  }
  return {
    // The category says that the article still exists, because version 1 is not stored.
    article: update(articleKey(id), { set, condition: { category, version: read.version } }),
    articleInCategory: update(articleCategoryKey(category, id), { set, condition: exists }),
    olderVersion: putNew(older),
  }
}
