import { searchEverything } from '#shared/api/search.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks, toHidden } from '#platform/identity/blocks.ts'
import { get } from '#platform/table/index.ts'
import { tableIndex } from './table-index.ts'

const limit = LIMITS.foundPerGroup

export const handler = endpoint(searchEverything, async ({ memberId, query }) => {
  const item = get(blocksKey(memberId))
  const search = { typed: query.query, limit, hidden: item.then(toHidden) }
  const [people, posts, bands, concerts, articles, blocks] = await Promise.all([
    tableIndex.people(search),
    tableIndex.posts(search),
    tableIndex.bands(search),
    tableIndex.concerts(search),
    tableIndex.articles(search),
    item.then(toBlocks),
  ])
  return {
    people: people.filter(({ id }) => !blocks.has(id)).slice(0, limit),
    posts,
    bands,
    concerts,
    articles,
  }
})
