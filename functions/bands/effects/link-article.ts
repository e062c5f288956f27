import { nameIdentity } from '#shared/domain/name-identity.ts'
import { remove, retry, transact, unlessConditionFailed, write } from '#platform/table/index.ts'
import { readArticle, versionOf, type ArticleItem } from '../../articles/index.ts'
import { effect } from '../../events/index.ts'
import { bandMention, bandMentionKey } from '../articles/mention.items.ts'
import { draftBand } from '../articles/draft-band.ts'
import { linkBands } from '../articles/link-bands.ts'
import { findBandsByName } from '../items/band.repository.ts'
import { retitleArticle, unlinkArticle } from '../items/band-counts.items.ts'

/** Each named band once, by what identifies the name. */
const namesOf = (article: ArticleItem): ReadonlyMap<string, string> =>
  new Map(article.bands.map((name) => [nameIdentity(name), name]))

const forget = (article: ArticleItem): Promise<unknown> =>
  Promise.all(
    [...namesOf(article).values()].map((name) => write(remove(bandMentionKey(name, article.SK)))),
  )

const onPublished = async (article: ArticleItem): Promise<void> => {
  const names = namesOf(article)
  // Before the links: a band that appears meanwhile finds the mention, or the link finds the band.
  await Promise.all([...names.values()].map((name) => write(bandMention(article, name))))
  // The event of its removal may have come first.
  if (!(await linkBands(article.SK))) {
    await forget(article)
    return
  }
  for (const name of names.values()) {
    if ((await findBandsByName(name)).length === 0) await draftBand(name)
  }
}

class Corrected extends Error {}

/** Carries the corrected sentences and title over to the bands; events can be late, so the article is read. */
const followCorrection = async (id: string): Promise<void> => {
  const read = () => readArticle(id, { consistent: true })
  const article = await read()
  if (!article) return
  await Promise.all([
    ...[...namesOf(article).values()].map((name) => write(bandMention(article, name))),
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
