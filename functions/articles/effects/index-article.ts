import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { effect } from '../../events/index.ts'
import { env } from '#platform/runtime/env.ts'
import type { Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import type { ArticleItem } from '../article.items.ts'
import { readArticle } from '../article.repository.ts'
import { articleWordItems } from '../article-word.items.ts'

const AT_ONCE = 20

const forEach = async (
  items: readonly Key[],
  write: (item: Key) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(write))
  }
}

const put = (Item: Key) => db.send(new PutCommand({ TableName: env.tableName, Item }))

const remove = ({ PK, SK }: Key) =>
  db.send(new DeleteCommand({ TableName: env.tableName, Key: { PK, SK } }))

const entriesOf = (article: ArticleItem | null): Key[] =>
  article ? articleWordItems(article.SK, article) : []

const isThere = async (id: string): Promise<boolean> =>
  (await readArticle(id, { consistent: true })) !== undefined

const saysTheSame = (one: readonly Key[], other: readonly Key[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The search finds an article as long as it is there. Words of an article do not change, only their being there
 * does: so it is looked at again after writing, because it may have gone while they were written.
 */
export const handler = effect<ArticleItem>(async ({ before, after, keys }) => {
  const [old, present] = [entriesOf(before), entriesOf(after)]
  if (saysTheSame(old, present)) return
  if (await isThere(keys.SK)) await forEach(present, put)
  if (!(await isThere(keys.SK))) await forEach([...old, ...present], remove)
})
