import { remove, retry, transact, unlessConditionFailed, write } from '#platform/table/index.ts'
import { readArticle, versionOf, type ArticleItem } from '../../articles/index.ts'
import { effect } from '../../events/index.ts'
import { bandMention, bandMentionKey, draftBand, linkBands } from '../articles/index.ts'
import { findBandsByName, foldBandName, retitleArticle, unlinkArticle } from '../items/index.ts'

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

class Corrected extends Error {}

/** Carries the corrected sentences and title over to the bands; events can be late, so the article is read. */
const followCorrection = async (id: string): Promise<void> => {
  const read = () => readArticle(id, { consistent: true })
  const article = await read()
  if (!article) return
  await Promise.all([
    ...[...foldedNames(article).values()].map((name) => write(bandMention(article, name))),
    ...(article.bandLinks ?? []).map((band) =>
      unlessConditionFailed(write(retitleArticle(band.id, id, article.title))),
    ),
  ])
  const current = await read()
  if (!current) await forget(article)
  else if (versionOf(current) !== versionOf(article)) throw new Corrected()
}

const onRemoved = async (article: ArticleItem): Promise<void> => {
  const links = (article.bandLinks ?? []).map(({ id }) =>
    unlessConditionFailed(transact(unlinkArticle(id, article.SK))),
  )
  await Promise.all([forget(article), ...links])
}

/** Links articles with bands, drafts bands that several articles name, and follows corrections. */
export const handler = effect<ArticleItem>(async ({ before, after }) => {
  if (after && !before) await onPublished(after)
  if (before && !after) await onRemoved(before)
  if (before && after && versionOf(before) !== versionOf(after))
    await retry(() => followCorrection(after.SK), {
      when: (error) => error instanceof Corrected,
    })
})
