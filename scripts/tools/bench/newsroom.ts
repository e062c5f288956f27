import { forgetFirstPages } from '#functions/articles/article-list.repository.ts'
import { storedArticle, threeKilobyteArticle } from '#testing/articles.ts'
import { putAll } from '#testing/posts.ts'
import { inParallel } from './load.ts'

const FULL = 60
const ARTICLES_AT_ONCE = 500
const WRITERS = 8
const SEARCH_PARTITION = 'ARTICLE_WORD#grabw'

/** The parts of old articles whose number could make pages and the search more expensive. */
const oldArticle = (): object[] => {
  const { items, words } = storedArticle({ sentences: [], sources: [] })
  return [...items, ...words.filter(({ PK }) => PK === SEARCH_PARTITION)]
}

/** Writes this number of articles; only the newest are complete, three kilobytes each. Returns those, oldest first. */
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
