import { log } from '#platform/runtime/logger.ts'
import { queryIndex, type Key } from '#platform/table/index.ts'
import { importerOf, importsOfAll } from './import.items.ts'
import { releaseImports } from './release.repository.ts'

const PAGE = 50

const membersWithout = async (): Promise<ReadonlySet<string>> => {
  const members = new Set<string>()
  let startAt: Key | undefined
  do {
    const page = await queryIndex(importsOfAll(true), { limit: PAGE, startAt })
    for (const entry of page.items) members.add(importerOf(entry))
    startAt = page.next
  } while (startAt)
  return members
}

/** Each morning, imports of members who have a history since get their links. */
export const handler = async (): Promise<void> => {
  let released = 0
  for (const memberId of await membersWithout()) released += await releaseImports(memberId)
  log.info('imports released', { released })
}
