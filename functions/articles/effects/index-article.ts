import { effect } from '../../events/index.ts'
import { keyOf, put, remove, write, type Write } from '#platform/table/index.ts'
import type { ArticleItem } from '../article.items.ts'
import { readArticle } from '../article.repository.ts'
import { articleWordItems, type ArticleWordItem } from '../article-word.items.ts'

const CONCURRENT_WRITES = 20

const writeAll = async (writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += CONCURRENT_WRITES)
    await Promise.all(writes.slice(start, start + CONCURRENT_WRITES).map(write))
}

const entriesOf = (article: ArticleItem | null): ArticleWordItem[] =>
  article ? articleWordItems(article.SK, article) : []

const isPublished = async (id: string): Promise<boolean> =>
  (await readArticle(id, { consistent: true })) !== undefined

const areEqual = (one: readonly ArticleWordItem[], other: readonly ArticleWordItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps the search entries of published articles. The words of an article never change, so only its existence
 * matters; it is read again after writing, because it can be removed meanwhile.
 */
export const handler = effect<ArticleItem>(async ({ before, after, keys }) => {
  const [old, current] = [entriesOf(before), entriesOf(after)]
  if (areEqual(old, current)) return
  if (await isPublished(keys.SK)) await writeAll(current.map((entry) => put(entry)))
  if (!(await isPublished(keys.SK)))
    await writeAll([...old, ...current].map((entry) => remove(keyOf(entry))))
})
