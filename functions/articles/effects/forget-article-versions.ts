import { effect } from '../../events/index.ts'
import { allPages, query, remove, write } from '#platform/table/index.ts'
import type { ArticleItem } from '../article.items.ts'
import { articleVersionKey, articleVersionsPartition } from '../article-version.items.ts'

/** Deletes the older versions of a removed article. A correction needs the article, so none follows. */
export const handler = effect<ArticleItem>(async ({ after, keys }) => {
  if (after) return
  const versions = await allPages((startAt) =>
    query(articleVersionsPartition(keys.SK), { project: ['version', 'PK', 'SK'], startAt }),
  )
  for (const { version } of versions) await write(remove(articleVersionKey(keys.SK, version)))
})
