import { listThreads } from '#shared/api/threads.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { findThreads, readFolder } from './list.repository.ts'
import { isFindable, presentListed } from './list.presenter.ts'

export const handler = endpoint(listThreads, async ({ memberId, query }) => {
  const { folder, search, cursor } = query
  const isSearch = search !== undefined
  const [{ entries, nextCursor }, blocks] = await Promise.all([
    isSearch
      ? findThreads(memberId, search, folder)
      : readFolder(memberId, folder ?? 'inbox', cursor),
    get(blocksKey(memberId)),
  ])
  const shown = isSearch ? entries.filter((entry) => isFindable(entry, blocks)) : entries
  return new Page(
    shown.map((entry) => presentListed(entry, blocks)),
    nextCursor,
  )
})
