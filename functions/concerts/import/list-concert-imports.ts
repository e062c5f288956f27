import { listConcertImports } from '#shared/api/concert-import.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getItems, getMany, query, queryIndex } from '#platform/table/index.ts'
import { concertKey } from '../items/concert.items.ts'
import { ownPartition } from '../items/own.items.ts'
import { importerOf, importIdOf, importKey, importsOfAll, type ImportItem } from './import.items.ts'
import { hasRows, presentImport } from './import.presenter.ts'

const PAGE = 10
const EXAMPLES = 3

/** The first concerts of an import that are listed as its member's. */
const examplesOf = async (item: ImportItem) => {
  const importId = importIdOf(item)
  const { items } = await query(ownPartition(importerOf(item)), {
    after: importId,
    limit: EXAMPLES,
  })
  const ids = items.filter((own) => own.importId === importId).map(({ concertId }) => concertId)
  const concerts = ids.length === 0 ? [] : await getMany([...new Set(ids)].map(concertKey))
  return concerts
    .filter((concert) => concert !== undefined)
    .map(({ bandName, city, date }) => ({ bandName, city, date }))
}

export const handler = endpoint(listConcertImports, async ({ query: { withheld, cursor } }) => {
  const { items: entries, next } = await queryIndex(importsOfAll(withheld === 'true'), {
    before: cursor,
    newestFirst: true,
    limit: PAGE,
  })
  const keys = entries.map((entry) => importKey(importerOf(entry), entry.GSI1SK))
  const members = await getItems([...keys, ...entries.map((entry) => memberKey(importerOf(entry)))])
  const imports = await Promise.all(
    keys.map(async (key) => {
      const item = members.at(key)
      const member = item && members.at(memberKey(importerOf(item)))
      if (!item || !member || !hasRows(item)) return []
      return [
        { ...presentImport(item), member: authorOf(member), examples: await examplesOf(item) },
      ]
    }),
  )
  return new Page(imports.flat(), next && entries.at(-1)?.GSI1SK)
})
