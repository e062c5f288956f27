import { memberKey } from '#platform/identity/member.items.ts'
import type { Blocks } from '#platform/identity/blocks.ts'
import { getItems } from '#platform/table/index.ts'

interface Named {
  readonly username: string
  readonly displayName: string
}

/** The names of members; null for deleted ones, and for those that block the viewer or are blocked. */
export const readAuthors = async (
  ids: readonly (string | undefined)[],
  blocks: Blocks,
): Promise<(id: string | undefined) => Named | null> => {
  const shown = ids.filter((id) => id !== undefined).filter((id) => !blocks.has(id))
  const members = shown.length > 0 ? await getItems(shown.map(memberKey)) : undefined
  return (id) => {
    const member = id === undefined ? undefined : members?.at(memberKey(id))
    return member ? { username: member.username, displayName: member.displayName } : null
  }
}
