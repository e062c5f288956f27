import { blocksKey } from '#platform/identity/blocks.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { get } from '#platform/table/index.ts'
import { itemsAt } from './paging.ts'

/** As in conversations. A member who blocked this one looks like a deleted member, too. */
export const DELETED_MEMBER = 'Gelöschtes Mitglied'

export type NameOf = (memberId: string | undefined) => string

/** What this member may know of others: display name and public username, never an id. */
export const namesFor = async (
  memberId: string,
  otherIds: readonly (string | undefined)[],
): Promise<NameOf> => {
  const ids = [...new Set(otherIds.filter((id) => id !== undefined))]
  const [blocks, members] = await Promise.all([
    get(blocksKey(memberId)),
    itemsAt(ids.map(memberKey)),
  ])
  const names = new Map(
    members.flatMap((other) =>
      other && !blocks?.blockedBy?.has(other.memberId)
        ? [[other.memberId, `${other.displayName} (@${other.username})`] as const]
        : [],
    ),
  )
  return (id) => names.get(id ?? '') ?? DELETED_MEMBER
}
