import {
  linkArticleBands,
  readArticle,
  type ArticleItem,
  type BandLink,
} from '../../articles/index.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { ConditionFailed, retry, transact, type Write } from '#platform/table/index.ts'
import { findBandByName, linkArticle, noteActivity } from '../items/index.ts'

/** Of one article; others stay names. */
const MAX_LINKS = 20

const findLinks = async ({ bands, bandLinks = [] }: ArticleItem): Promise<BandLink[]> => {
  const known = new Set(bandLinks.map(({ id }) => id))
  const names = [...new Map(bands.map((name) => [nameIdentity(name), name])).values()].slice(
    0,
    MAX_LINKS,
  )
  const found = await Promise.all(
    names.map(async (name) => {
      const id = await findBandByName(name, { consistent: true })
      return id === undefined || known.has(id) ? [] : [{ name, id }]
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
