import { keptKey } from '#platform/content/kept.items.ts'
import { get } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import type { ArticleItem } from '../article.items.ts'
import { forgetVersions } from '../forget-versions.ts'

/** Deletes the older versions of a removed article, unless it is kept for an appeal. */
export const handler = effect<ArticleItem>(async ({ after, keys }) => {
  if (after || (await get(keptKey('article', keys.SK), { consistent: true }))) return
  await forgetVersions(keys.SK)
})
