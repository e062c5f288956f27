import { effect } from '../../events/index.ts'
import { keyOf, put, remove, write, type Write } from '#platform/table/index.ts'
import type { ArticleItem } from '../article.items.ts'
import { readArticle } from '../article.repository.ts'
import { articleWordItems, type ArticleWordItem } from '../article-word.items.ts'

const CONCURRENT_WRITES = 20
/** Corrections that arrive during the writes; after these the event is delivered again. */
const MAX_ROUNDS = 4

const writeAll = async (writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += CONCURRENT_WRITES)
    await Promise.all(writes.slice(start, start + CONCURRENT_WRITES).map(write))
}

const entriesOf = (article: ArticleItem | null): ArticleWordItem[] =>
  article ? articleWordItems(article.SK, article) : []

const readEntries = async (id: string): Promise<ArticleWordItem[]> =>
  entriesOf((await readArticle(id, { consistent: true })) ?? null)

const areEqual = (one: readonly ArticleWordItem[], other: readonly ArticleWordItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The entries of earlier versions whose words the article does not contain any more. */
const leftOver = (
  known: readonly ArticleWordItem[],
  current: readonly ArticleWordItem[],
): ArticleWordItem[] => {
  const kept = new Set(current.map(({ PK }) => PK))
  return [...new Map(known.map((entry) => [entry.PK, entry])).values()].filter(
    ({ PK }) => !kept.has(PK),
  )
}

/**
 * Keeps the search entries of published articles. A correction changes the words, and events can be late or out of
 * order: so the article is read, and read again after writing, because it can be corrected or removed meanwhile.
 */
export const handler = effect<ArticleItem>(async ({ before, after, keys }) => {
  let known = [...entriesOf(before), ...entriesOf(after)]
  if (areEqual(entriesOf(before), entriesOf(after))) return
  let current = await readEntries(keys.SK)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await writeAll(current.map((entry) => put(entry)))
    await writeAll(leftOver(known, current).map((entry) => remove(keyOf(entry))))
    const read = await readEntries(keys.SK)
    if (areEqual(read, current)) return
    known = [...known, ...current]
    current = read
  }
  throw new Error(`The article ${keys.SK} changes faster than its entries can be written.`)
})
