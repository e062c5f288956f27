import { forgetFirstPages } from '#functions/articles/article-list.repository.ts'
import { storedArticle, threeKilobyteArticle } from '#testing/articles.ts'
import { putAll } from '#testing/posts.ts'
import { inParallel } from './load.ts'

const FULL = 60
const ARTICLES_AT_ONCE = 500
const WRITERS = 8
const FOUND_BY = 'ARTICLE_WORD#grabw'

/** Everything that old ones need so that pages and the search could cost more with their number. */
const oldArticle = (): object[] => {
  const { items, words } = storedArticle({ sentences: [], sources: [] })
  return [...items, ...words.filter(({ PK }) => PK === FOUND_BY)]
}

/** As many articles as asked for; the newest ones are whole, three kilobytes each. Returns those, oldest first. */
export const fillNewsroom = async (count: number): Promise<readonly string[]> => {
  for (let made = 0; made < count; made += ARTICLES_AT_ONCE) {
    const items = Array.from({ length: ARTICLES_AT_ONCE }, oldArticle).flat()
    const share = Math.ceil(items.length / WRITERS)
    await inParallel({ requests: WRITERS, connections: WRITERS }, (writer) =>
      putAll(items.slice(writer * share, (writer + 1) * share)),
    )
  }
  const newest = Array.from({ length: FULL }, () => threeKilobyteArticle())
  await putAll(newest.flatMap(({ items, words }) => [...items, ...words]))
  forgetFirstPages()
  return newest.map(({ id }) => id)
}
