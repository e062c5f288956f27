import { remove, transact, unlessConditionFailed, write } from '#platform/table/index.ts'
import type { ArticleItem } from '../../articles/index.ts'
import { effect } from '../../events/index.ts'
import { bandMention, bandMentionKey, draftBand, linkBands } from '../articles/index.ts'
import { findBandsByName, foldBandName, unlinkArticle } from '../items/index.ts'

const foldedNames = (article: ArticleItem): Map<string, string> =>
  new Map(article.bands.map((name) => [foldBandName(name), name]))

const forget = (article: ArticleItem): Promise<unknown> =>
  Promise.all(
    [...foldedNames(article).keys()].map((folded) =>
      write(remove(bandMentionKey(folded, article.SK))),
    ),
  )

const onPublished = async (article: ArticleItem): Promise<void> => {
  const names = foldedNames(article)
  // Before the links: a band that appears meanwhile finds the mention, or the link finds the band.
  await Promise.all([...names.values()].map((name) => write(bandMention(article, name))))
  // The event of its removal may have come first.
  if (!(await linkBands(article.SK))) {
    await forget(article)
    return
  }
  for (const folded of names.keys()) {
    if ((await findBandsByName(folded)).length === 0) await draftBand(folded)
  }
}

const onRemoved = async (article: ArticleItem): Promise<void> => {
  const links = (article.bandLinks ?? []).map(({ id }) =>
    unlessConditionFailed(transact(unlinkArticle(id, article.SK))),
  )
  await Promise.all([forget(article), ...links])
}

/** Links articles with bands, and drafts bands that several articles name. */
export const handler = effect<ArticleItem>(async ({ before, after }) => {
  if (after && !before) await onPublished(after)
  if (before && !after) await onRemoved(before)
})
