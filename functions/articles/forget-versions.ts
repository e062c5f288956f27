import { allPages, query, remove, write } from '#platform/table/index.ts'
import { articleVersionKey, articleVersionsPartition } from './article-version.items.ts'

/** Deletes the older versions of an article that is gone. A correction needs the article, so none follows. */
export const forgetVersions = async (articleId: string): Promise<void> => {
  const versions = await allPages((startAt) =>
    query(articleVersionsPartition(articleId), { project: ['version', 'PK', 'SK'], startAt }),
  )
  for (const { version } of versions) await write(remove(articleVersionKey(articleId, version)))
}
