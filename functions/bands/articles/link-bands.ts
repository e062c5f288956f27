import {
  linkArticleBands,
  readArticle,
  type ArticleItem,
  type BandLink,
} from '../../articles/index.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { ConditionFailed, retry, transact, type Write } from '#platform/table/index.ts'
import { findBandOf, noteActivity } from '../items/band.repository.ts'
import { linkArticle } from '../items/band-counts.items.ts'

/** Of one article; others stay names. */
const MAX_LINKS = 20

const byName = (links: readonly BandLink[]): ReadonlyMap<string, string> =>
  new Map(links.map(({ name, id }) => [nameIdentity(name), id]))

/** Of names without a link: the chosen band, else the only one. */
const findLinks = async ({
  bands,
  bandLinks = [],
  chosenBands = [],
}: ArticleItem): Promise<BandLink[]> => {
  const [linked, chosen] = [byName(bandLinks), byName(chosenBands)]
  const names = [...new Map(bands.map((name) => [nameIdentity(name), name]))].slice(0, MAX_LINKS)
  const found = await Promise.all(
    names.map(async ([identity, name]) => {
      if (linked.has(identity)) return []
      const about = { bandName: name, bandId: chosen.get(identity) }
      const id = await findBandOf(about, { consistent: true })
      return id === undefined ? [] : [{ name, id }]
    }),
  )
  return found.flat()
}

const linkOnce = async (articleId: string): Promise<boolean> => {
  const article = await readArticle(articleId, { consistent: true })
  if (!article) return false
  const links = await findLinks(article)
  if (links.length === 0) return true
  const parts: (readonly [string, Write])[] = links.flatMap(({ id }) => {
    const { bandArticle, bandArticles } = linkArticle(id, articleId, article.title)
    return [
      [`${id} article`, bandArticle],
      [`${id} count`, bandArticles],
    ]
  })
  await transact({ ...linkArticleBands(article, links), ...Object.fromEntries(parts) })
  await Promise.all(links.map(({ id }) => noteActivity(id, ulidDate(articleId))))
  return true
}

/** Links a published article with the bands of the database that it names, each once. False when it was removed. */
export const linkBands = (articleId: string): Promise<boolean> =>
  retry(() => linkOnce(articleId), { when: (error) => error instanceof ConditionFailed })
